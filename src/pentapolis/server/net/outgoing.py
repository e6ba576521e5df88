"""Requests to addresses that visitors name: over HTTPS, never into the host's own network, without redirects."""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Collection, Mapping
from urllib.parse import SplitResult, urlsplit

SECONDS = 10.0  # until an answer must be there
LONGEST = 2000  # characters of an address
MOST_READ = 4096  # bytes of an answer, which nobody looks at


class BadAddress(Exception):
    """Nothing is sent there."""


class SendFailed(Exception):
    """It did not arrive; `status` is that of the answer, 0 if there was none."""

    def __init__(self, status: int = 0) -> None:
        super().__init__(status)
        self.status = status


def check_address(address: str, inside: Collection[str] = ()) -> SplitResult:
    """The parts of the address; raises BadAddress if it is none to which something is sent.

    `inside` are names of hosts that may be reached although they are inside of the host's network, also without TLS.
    """
    try:
        parts = urlsplit(address)
        known = parts.hostname in inside
        fits = parts.scheme == "https" or (parts.scheme == "http" and known)
        if not fits or not parts.hostname or parts.username or len(address) > LONGEST or not address.isascii():
            raise BadAddress
        if parts.port not in (None, 443) and not known:
            raise BadAddress
    except ValueError:
        raise BadAddress from None
    if any(sign <= " " or sign == "\x7f" for sign in address):
        raise BadAddress
    return parts


def post(address: str, body: bytes, headers: Mapping[str, str], inside: Collection[str] = ()) -> None:
    """Sends the body; raises BadAddress or SendFailed. The name is looked up once, and what was checked is called."""
    parts = check_address(address, inside)
    assert parts.hostname is not None
    port = parts.port or (443 if parts.scheme == "https" else 80)
    where = _resolved(parts.hostname, port, parts.hostname in inside)
    try:
        line: http.client.HTTPConnection
        if parts.scheme == "https":
            line = http.client.HTTPSConnection(parts.hostname, port, timeout=SECONDS)
        else:
            line = http.client.HTTPConnection(parts.hostname, port, timeout=SECONDS)
        line.sock = socket.create_connection(where, SECONDS)
        try:
            if parts.scheme == "https":
                line.sock = ssl.create_default_context().wrap_socket(line.sock, server_hostname=parts.hostname)
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            line.request("POST", path, body, dict(headers))
            answer = line.getresponse()
            answer.read(MOST_READ)
        finally:
            line.close()
    except (OSError, http.client.HTTPException) as error:
        raise SendFailed from error
    if not 200 <= answer.status < 300:
        raise SendFailed(answer.status)


def _resolved(host: str, port: int, known: bool) -> tuple[str, int]:
    """Where the host is; raises BadAddress if that is inside of our own network."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise SendFailed from error
    addresses = [str(entry[4][0]) for entry in found]
    if not known and not all(_outside(address) for address in addresses):
        raise BadAddress
    return addresses[0], port


def _outside(address: str) -> bool:
    ip = ipaddress.ip_address(address.partition("%")[0])
    mapped = ip.ipv4_mapped if isinstance(ip, ipaddress.IPv6Address) else None
    return (mapped or ip).is_global and not ip.is_multicast
