import type { Ids } from "#ports/ids.ts";

/** Letters and digits that are not mistaken for each other; 32 of them, so five bits of a byte choose one evenly. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH = 10;

/** 50 random bits as XXXXX-XXXXX. */
export function makeInviteCode(ids: Pick<Ids, "secret">): string {
	const bytes = Buffer.from(ids.secret(), "base64url").subarray(0, LENGTH);
	const letters = Array.from(bytes, (byte) => ALPHABET.charAt(byte & 31));
	return `${letters.slice(0, 5).join("")}-${letters.slice(5).join("")}`;
}
