const DIGITS = /^(?:\d{8}|\d{12,14})$/;

/**
 * A barcode as GTIN-13: UPC-A and EAN-8 with their leading zeros, a GTIN-14 of a single pack without its first one. Null
 * where it is no such code or its last digit does not check (GS1 General Specifications 7.9).
 */
export function toGtin13(text: string): string | null {
	const code = text.replace(/[\s-]/g, "");
	if (!DIGITS.test(code)) return null;
	const gtin = code.replace(/^0(?=\d{13}$)/, "").padStart(13, "0");
	if (gtin.length !== 13 || /^0+$/.test(gtin)) return null;
	const sum = Array.from(gtin, Number).reduce((all, digit, at) => all + digit * (at % 2 === 0 ? 1 : 3), 0);
	return sum % 10 === 0 ? gtin : null;
}
