import { scanLimitAnswerSchema, tokenLimitAnswerSchema } from "@dewlight/contracts/scans.ts";
import { request } from "#api/request.ts";

/** API-30: refuses with 403 when the plan's tokens are used up. */
export function checkTokenLimit(signal?: AbortSignal) {
	return request("checkTokenLimit", { answer: tokenLimitAnswerSchema, signal });
}

/** API-31: refuses with 403 when the plan's scans are used up. */
export function checkScanLimit(signal?: AbortSignal) {
	return request("checkScanLimit", { answer: scanLimitAnswerSchema, signal });
}
