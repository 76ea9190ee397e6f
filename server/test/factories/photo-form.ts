/** A multipart body for the photo calls, as a browser would send it. */
export async function photoForm(
	field: "file" | "files",
	photos: Uint8Array[],
	note = "",
	fields: Record<string, string> = {},
): Promise<{ payload: Buffer; headers: { "content-type": string } }> {
	const form = new FormData();
	photos.forEach((photo, index) => {
		form.append(field, new Blob([Buffer.from(photo)], { type: "image/jpeg" }), `selfie-${index}.jpg`);
	});
	form.append("user_message", note);
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	const body = new Response(form);
	return {
		payload: Buffer.from(await body.arrayBuffer()),
		headers: { "content-type": body.headers.get("content-type") ?? "" },
	};
}
