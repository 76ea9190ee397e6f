import {
	backupCodesAnswerSchema,
	setupAnswerSchema,
	twoFactorStateSchema,
} from "@dewlight/contracts/two-factor.ts";
import { request } from "#api/request.ts";

/** API-11: changes nothing until a code was verified. */
export function setUpTwoFactor() {
	return request("setupTwoFactor", { answer: setupAnswerSchema });
}

/** API-12 */
export function verifyTwoFactor(code: string) {
	return request("verifyTwoFactor", { answer: twoFactorStateSchema, body: { code } });
}

/** API-13: a 6-digit code or a backup code. */
export function disableTwoFactor(code: string) {
	return request("disableTwoFactor", { answer: twoFactorStateSchema, body: { code } });
}

/** API-14: the codes from before stop working. */
export function makeBackupCodes() {
	return request("newBackupCodes", { answer: backupCodesAnswerSchema });
}
