"""Mail by the host's own mail server."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

SECONDS = 20.0
# What nearly every mail server takes, and no sign that means something else in a header.
ADDRESS = re.compile(r"[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){1,8}")


class MailFailed(Exception):
    """The mail was not taken; `final`: nor will it be."""

    def __init__(self, final: bool) -> None:
        super().__init__(final)
        self.final = final


def is_address(text: str) -> bool:
    """Whether mail can be sent there."""
    return ADDRESS.fullmatch(text) is not None


def check_server(url: str) -> bool:
    """Whether this names a mail server: smtps://USER:PASSWORD@HOST:PORT, or smtp://."""
    try:
        parts = urlsplit(url)
        return parts.scheme in ("smtp", "smtps") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        return False


def send(url: str, sender: str, to: str, subject: str, text: str) -> None:
    """Sends a mail; raises MailFailed. It waits for the mail server, so it is for a thread."""
    parts = urlsplit(url)
    message = EmailMessage()
    message["From"] = sender
    message["To"] = Address(addr_spec=to)
    message["Subject"] = subject
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    try:
        with _connected(parts.scheme == "smtps", str(parts.hostname), parts.port) as server:
            if parts.username:
                server.login(unquote(parts.username), unquote(parts.password or ""))
            server.send_message(message)
    except smtplib.SMTPRecipientsRefused as error:
        raise MailFailed(all(code >= 500 for code, _ in error.recipients.values())) from error
    except (OSError, smtplib.SMTPException) as error:
        raise MailFailed(final=False) from error


def _connected(tls: bool, host: str, port: int | None) -> smtplib.SMTP:
    context = ssl.create_default_context()
    if tls:
        return smtplib.SMTP_SSL(host, port or 465, timeout=SECONDS, context=context)
    server = smtplib.SMTP(host, port or 587, timeout=SECONDS)
    server.ehlo_or_helo_if_needed()
    if server.has_extn("starttls"):
        server.starttls(context=context)
        server.ehlo()
    return server
