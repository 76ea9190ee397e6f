import { CLIENT_KEY } from "@dewlight/contracts/constants.ts";
import { photoQualityPayloadSchema, scanSkinAnswerSchema } from "@dewlight/contracts/scans.ts";
import { request } from "./request.ts";

/** API-20: is this photo good enough to measure? */
export function validatePhoto(photo: File, note: string, signal?: AbortSignal) {
	const body = new FormData();
	body.set("file", photo);
	body.set("user_message", note);
	return request("validatePhoto", {
		answer: photoQualityPayloadSchema,
		body,
		headers: { [CLIENT_KEY.header]: CLIENT_KEY.value },
		signal,
	});
}

/** API-24: starts the scan of exactly one photo; answers with its id long before it is done. */
export function startScan(photo: File, note: string) {
	const body = new FormData();
	body.set("files", photo);
	body.set("user_message", note);
	return request("scanSkin", { answer: scanSkinAnswerSchema, body });
}
