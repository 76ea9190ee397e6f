import { encodeFace } from "@dewlight/sandbox/faces/encode-face.ts";
import type { FaceOptions } from "@dewlight/sandbox/faces/face-options.ts";
import type { Page } from "@playwright/test";
import sharp from "sharp";

/** A drawn face that passes the photo check; its skin is clean and its light even but for what `look` says. */
export function drawSelfie(
	person: number,
	seed: number,
	look: Pick<FaceOptions, "papules" | "darkMarks" | "redness" | "shine" | "light"> = {},
): Promise<Buffer> {
	return encodeFace({ person, seed, width: 1200, height: 1200, ...look }, { format: "jpeg" });
}

/** A photo that holds no face. */
export function drawWall(): Promise<Buffer> {
	return sharp({ create: { width: 900, height: 900, channels: 3, background: "#9aa7b0" } })
		.jpeg()
		.toBuffer();
}

export async function choosePhoto(page: Page, buffer: Buffer): Promise<void> {
	await page
		.locator("input[type=file]")
		.first()
		.setInputFiles({ name: "selfie.jpg", mimeType: "image/jpeg", buffer });
}
