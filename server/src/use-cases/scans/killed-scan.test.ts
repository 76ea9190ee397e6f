import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { STAGES } from "@dewlight/core/scan/stages.ts";
import { encodeFace } from "@dewlight/sandbox/faces/encode-face.ts";
import { expect, test } from "vitest";
import { newEmail, newPassword } from "../../../test/factories/person.ts";
import { photoForm } from "../../../test/factories/photo-form.ts";
import { type Child, startChild } from "../../../test/harness/child-process.ts";
import { temporaryDirectory } from "../../../test/harness/temporary-directory.ts";

const MAIN = join(import.meta.dirname, "../../main.ts");

function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once("error", reject);
		server.listen(0, "127.0.0.1", () => {
			const address = server.address();
			server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
		});
	});
}

async function until<T>(read: () => Promise<T | null>): Promise<T> {
	for (let tries = 0; tries < 600; tries += 1) {
		const value = await read();
		if (value !== null) return value;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error("Not so within a minute.");
}

interface Product {
	address: string;
	dataDir: string;
	start(): Promise<Child>;
}

async function newProduct(): Promise<Product> {
	const [port, dataDir] = [await freePort(), temporaryDirectory()];
	const env = {
		NODE_ENV: "test",
		PORT: String(port),
		DATA_DIR: dataDir,
		LOG_LEVEL: "info",
	};
	return {
		address: `http://127.0.0.1:${port}`,
		dataDir,
		async start() {
			const child = startChild(MAIN, [], env);
			await child.printed("Ready in");
			return child;
		},
	};
}

/** Registers, confirms the mailed link and accepts; answers the session cookie. */
async function signIn({ address }: Product): Promise<string> {
	const email = newEmail();
	const post = (path: string, body: unknown, cookie = "") =>
		fetch(`${address}${path}`, {
			method: "POST",
			headers: { "content-type": "application/json", cookie },
			body: JSON.stringify(body),
		});
	const registered = await post("/api/register", { email, username: "Ana", password: newPassword() });
	const cookie = registered.headers.getSetCookie()[0]?.split(";")[0] ?? "";
	const link = await until(async () => {
		const mails = await (await fetch(`${address}/dev/mail/messages?to=${encodeURIComponent(email)}`)).json();
		return mails[0]?.links[0] ?? null;
	});
	await fetch(`${address}/api/verify-email?token=${new URL(link).searchParams.get("token")}`);
	await post(
		"/api/update-legal-acceptance",
		{ agreed_to_terms: true, agreed_to_terms_date: new Date().toISOString() },
		cookie,
	);
	return cookie;
}

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
