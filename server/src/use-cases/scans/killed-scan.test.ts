import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { STAGES } from "@dewlight/core/scan/stages.ts";
import { encodeFace } from "@dewlight/sandbox/faces/encode-face.ts";
import { expect, test } from "vitest";
import { photoForm } from "../../../test/factories/scan.ts";
import { newProduct, signIn, until, WITHOUT_ENGINE } from "../../../test/harness/product-process.ts";

function filesHolding(folder: string, piece: Buffer): string[] {
	return readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.filter((file) => readFileSync(file).includes(piece));
}

test("a process killed in the middle of an analysis finishes it after the restart, once, and keeps no photo", async () => {
	const product = await newProduct();
	const first = await product.start();
	const cookie = await signIn(product);
	const photo = await encodeFace({ seed: 41, width: 1400, height: 1400 }, { format: "jpeg" });
	const piece = photo.subarray(photo.length - 600, photo.length - 500);
	const { payload, headers } = await photoForm("files", [photo]);
	const started = await fetch(`${product.address}/api/scan-skin`, {
		method: "POST",
		headers: { ...headers, cookie },
		body: new Uint8Array(payload),
	});
	expect(started.status).toBe(202);
	const { id } = await started.json();
	await first.printed("photo analysis begins");
	await first.kill("SIGKILL");
	expect(first.output()).not.toContain("photo analysis ends");
	expect(filesHolding(join(product.dataDir, "objects"), piece)).toHaveLength(1);

	await product.start();
	const get = async (path: string) =>
		(await fetch(`${product.address}${path}`, { headers: { cookie } })).json();
	const checkin = await until(async () => {
		const read = await get(`/api/checkins/${id}`);
		return read.status === "processing" ? null : read;
	});
	expect(checkin.status).toBe("complete");
	expect(checkin.original_deleted_at).toEqual(expect.any(String));
	const events = await get(`/api/checkins/${id}/events`);
	expect(events.map(({ stage }: { stage: string }) => stage)).toEqual([...STAGES]);
	expect((await get("/api/check-scan-limit")).used).toBe(1);
	expect(filesHolding(product.dataDir, piece)).toEqual([]);
});

test("a photo that takes three processes along is told as failed, refunded and deleted seconds after the third", async () => {
	const product = await newProduct({ DEADLY_PHOTOS: "1" }, WITHOUT_ENGINE);
	let child = await product.start();
	const cookie = await signIn(product);
	const photo = randomBytes(4_096);
	const { payload, headers } = await photoForm("files", [photo]);
	const started = await fetch(`${product.address}/api/scan-skin`, {
		method: "POST",
		headers: { ...headers, cookie },
		body: new Uint8Array(payload),
	});
	const { id } = await started.json();
	for (let death = 1; death <= 3; death += 1) {
		await child.ended();
		expect(child.output()).toContain("photo analysis kills");
		child = await product.start();
	}
	const get = async (path: string) =>
		(await fetch(`${product.address}${path}`, { headers: { cookie } })).json();
	const checkin = await until(async () => {
		const read = await get(`/api/checkins/${id}`);
		return read.original_deleted_at === null ? null : read;
	});
	expect(checkin.status).toBe("failed");
	expect((await get("/api/check-scan-limit")).used).toBe(0);
	expect(filesHolding(product.dataDir, photo.subarray(100, 200))).toEqual([]);
	expect(child.process.exitCode).toBeNull();
});
