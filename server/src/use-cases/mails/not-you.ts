import { BRAND } from "@dewlight/contracts/brand.ts";

/** The way out for someone whose account was changed by another. */
export function notYou(publicUrl: string): string {
	return `If it was not you, reset your password at ${publicUrl}/forgot-password and write to ${BRAND.supportEmail}.`;
}
