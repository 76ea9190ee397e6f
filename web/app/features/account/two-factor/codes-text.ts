import { BRAND } from "@dewlight/contracts/brand.ts";

/** What a saved file or a printed page says, so that it is understood a year later. */
export function codesText(email: string, codes: readonly string[]): string {
	return [`${BRAND.name} backup codes for ${email}`, "Each works once.", "", ...codes, ""].join("\n");
}
