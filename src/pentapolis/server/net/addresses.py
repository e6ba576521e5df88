"""Addresses of visitors, as limits count them."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network


def address_key(host: str) -> str:
    """The address that limits count: of IPv6 the network that one visitor has alone."""
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))


class Proxies:
    """The addresses that are believed when they tell for whom they ask."""

    def __init__(self, listed: str | None) -> None:
        self._networks = [ip_network(part.strip()) for part in listed.split(",")] if listed else []

    def __contains__(self, host: object) -> bool:
        try:
            address = ip_address(str(host).partition("%")[0])
        except ValueError:
            return False
        return any(address in network for network in self._networks)
