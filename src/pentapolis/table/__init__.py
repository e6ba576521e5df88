"""A live table: seats, record, tentative turn, clocks, proposals, versions. No network, no files, no clock reading."""
