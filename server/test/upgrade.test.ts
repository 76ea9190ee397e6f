import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { photoForm } from "./factories/scan.ts";
import { startChild } from "./harness/child-process.ts";
import { newDatabaseOn } from "./harness/database.ts";
import { freePort } from "./harness/free-port.ts";
import { signIn, until, WITHOUT_ENGINE } from "./harness/product-process.ts";
import { commitBefore, unpackRelease } from "./harness/release-before.ts";
import { temporaryDirectory } from "./harness/temporary-directory.ts";

const before = commitBefore();
const ROOT = join(import.meta.dirname, "../..");

/** One place for data, at which the product of any folder can be started. */
async function newHome() {
	const [port, dataDir] = [await freePort(), temporaryDirectory()];
	const server = process.env.TEST_DATABASE_URL;
	const database = server ? await newDatabaseOn(server) : null;
	onTestFinished(async () => void (await database?.drop()));
	const env = {
		NODE_ENV: "test",
		PORT: String(port),
		DATA_DIR: dataDir,
		NO_DEMO_PEOPLE: "1",
		...(database && { DATABASE_URL: database.url }),
	};
	return {
		address: `http://127.0.0.1:${port}`,
		dataDir,
		async start(folder = ROOT) {
			const child = startChild(join(folder, WITHOUT_ENGINE.slice(ROOT.length)), [], env);
			await child.printed("Ready in");
			return child;
		},
	};
}

/** What one person does and reads at whatever release answers. */
function visitor(address: string, cookie: string) {
	async function call(method: string, path: string, body?: unknown) {
		const answer = await fetch(`${address}${path}`, {
			method,
			headers: { cookie, "content-type": "application/json" },
			...(body !== undefined && { body: JSON.stringify(body) }),
		});
		if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
		return answer;
	}
	const read = async (path: string) => (await call("GET", path)).json();
	return {
		async scan(note: string): Promise<number> {
			const { payload, headers } = await photoForm("files", [randomBytes(4096)], note);
			const answer = await fetch(`${address}/api/scan-skin`, {
				method: "POST",
				headers: { ...headers, cookie },
				body: new Uint8Array(payload),
			});
			expect(answer.status).toBe(202);
			const { id } = await answer.json();
			await until(async () => ((await read(`/api/checkins/${id}`)).status === "complete" ? true : null));
			return id;
		},
		/** A product on the shelf, a line in the diary, a question that is answered. */
		async write(mark: string): Promise<void> {
			const { product } = await (await call("POST", "/api/products/own", { name: `Cream ${mark}` })).json();
			await call("POST", "/api/shelf", { product_id: product.id });
			const felt = { felt: ["dry"], note: mark, sleep: null, stress: null };
			await call("PATCH", "/api/diary", { day: new Date().toISOString().slice(0, 10), ...felt });
			const asked = { message: `What is ${mark} for?`, conversation_history: [], checkin_id: null };
			await (await call("POST", "/api/chat2/stream", asked)).text();
		},
		async read() {
			const checkins: { id: number }[] = await read("/api/checkins");
			const reports = await Promise.all(checkins.map(({ id }) => read(`/api/checkins/${id}`)));
			return {
				me: (await read("/api/me")).user,
				reports: reports.map(({ id, status, user_note, analysis_result: { care_plan } }) => ({
					id,
					status,
					user_note,
					steps: Object.keys({ ...care_plan.morning, ...care_plan.night }),
				})),
				shelf: (await read("/api/shelf")).items.map(({ name }: { name: string }) => name),
				chat: (await read("/api/chat-history")).messages.map(({ message }: { message: string }) => message),
			};
		},
	};
}

test.skipIf(before === null)(
	"the release before hands its data to this one, takes it back with what was added, and hands it over again",
	// Four starts, two of them of sources that nobody compiled yet.
	{ timeout: 400_000 },
	async () => {
		const old = unpackRelease(before ?? "");
		const home = await newHome();
		let running = await home.start(old);
		const replaceBy = async (folder?: string) => {
			await running.kill("SIGTERM");
			running = await home.start(folder);
		};
		const person = visitor(home.address, await signIn(home));
		await person.scan("of the old release");
		await person.write("first");
		const left = await person.read();
		expect(left).toMatchObject({ reports: [{ user_note: "of the old release" }], shelf: ["Cream first"] });

		await replaceBy();
		expect(await person.read()).toEqual(left);
		await person.scan("of the new release");
		await person.write("second");
		const added = await person.read();

		await replaceBy(old);
		expect(await person.read()).toEqual(added);
		await person.scan("after the way back");
		await person.write("third");
		const back = await person.read();
		expect(back.reports.map(({ user_note }) => user_note)).toEqual([
			"after the way back",
			"of the new release",
			"of the old release",
		]);

		await replaceBy();
		expect(await person.read()).toEqual(back);
		await running.kill("SIGTERM");
		expect(running.process.exitCode).toBe(0);
	},
);
