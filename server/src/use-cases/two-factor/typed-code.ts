import { BACKUP_CODES, TOTP } from "@dewlight/contracts/two-factor.ts";

const TOTP_SHAPE = new RegExp(`^\\d{${TOTP.digits}}$`);
const BACKUP_SHAPE = new RegExp(`^[A-Za-z2-7]{${BACKUP_CODES.characters}}$`);

export type TypedCode = { kind: "totp"; code: string } | { kind: "backup"; code: string };

/** What a person typed, without blanks, dashes and letter case; null when it can be no code at all. */
export function readTypedCode(typed: string): TypedCode | null {
	const digits = typed.replaceAll(/\s/g, "");
	if (TOTP_SHAPE.test(digits)) return { kind: "totp", code: digits };
	const letters = digits.replaceAll(/\p{Dash}/gu, "");
	return BACKUP_SHAPE.test(letters) ? { kind: "backup", code: letters.toUpperCase() } : null;
}
