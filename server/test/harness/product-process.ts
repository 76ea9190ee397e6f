import { execFile } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { PHOTO_CONSENT_VERSION } from "@dewlight/contracts/consents.ts";
import { newEmail, newPassword } from "../factories/person.ts";
import { type Child, startChild } from "./child-process.ts";
import { testDatabaseFile } from "./database.ts";
import { freePort } from "./free-port.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

const MAIN = join(import.meta.dirname, "../../src/main.ts");

/** What `read` gives once it is there; asks for a minute at most. */
export async function until<T>(read: () => Promise<T | null>): Promise<T> {
	for (let tries = 0; tries < 600; tries += 1) {
		const value = await read();
		if (value !== null) return value;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error("Not so within a minute.");
}

/** The same without the engine that reads photos, which takes long to start. */
export const WITHOUT_ENGINE = join(import.meta.dirname, "../processes/serve-without-engine.ts");

export interface Product {
	address: string;
	dataDir: string;
	/** Resolves when it is ready; the same data, address and settings each time. */
	start(): Promise<Child>;
}

/** The whole product as real processes, one after the other on one data directory. */
export async function newProduct(settings: Record<string, string> = {}, script = MAIN): Promise<Product> {
	const [port, dataDir] = [await freePort(), temporaryDirectory()];
	if (!settings.DATABASE_URL) await placeDatabase(join(dataDir, "database"));
	const env = {
		NODE_ENV: "test",
		PORT: String(port),
		DATA_DIR: dataDir,
		LOG_LEVEL: "info",
		...settings,
	};
	return {
		address: `http://127.0.0.1:${port}`,
		dataDir,
		async start() {
			const child = startChild(script, [], env);
			await child.printed("Ready in");
			return child;
		},
	};
}

/** Making a database takes most of a first start, so that a made one is unpacked. */
async function placeDatabase(directory: string): Promise<void> {
	mkdirSync(directory, { recursive: true });
	await promisify(execFile)("tar", ["-xf", await testDatabaseFile(), "-C", directory]);
}

/** Registers, confirms the mailed link, accepts and agrees to photos; answers the session cookie. */
export async function signIn({ address }: Product): Promise<string> {
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
	await post("/api/consents/photo", { decision: "granted", version: PHOTO_CONSENT_VERSION }, cookie);
	return cookie;
}
