"""Games as learners step through them, one or many in a call. Compiled: a step costs little more than its rules."""
