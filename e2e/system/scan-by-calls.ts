import { setTimeout as pause } from "node:timers/promises";
import type { Checkin } from "@dewlight/contracts/scans.ts";
import type { APIRequestContext } from "@playwright/test";

/** Scans a photo through the calls alone and waits for its end. */
export async function scanByCalls(
	request: APIRequestContext,
	address: string,
	photo: Buffer,
	note = "",
): Promise<Checkin> {
	const started = await request.post("/api/scan-skin", {
		headers: { origin: address },
		multipart: { files: { name: "selfie.jpg", mimeType: "image/jpeg", buffer: photo }, user_message: note },
	});
	if (started.status() !== 202)
		throw new Error(`scan-skin answered ${started.status()}: ${await started.text()}`);
	const { id } = await started.json();
	for (let tries = 0; tries < 150; tries += 1) {
		const checkin: Checkin = await (await request.get(`/api/checkins/${id}`)).json();
		if (checkin.status !== "processing") return checkin;
		await pause(200);
	}
	throw new Error("The scan did not end within 30 seconds.");
}
