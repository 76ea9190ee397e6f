import { randomInt } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { insertPeople, startCluster } from "./drill/cluster.ts";
import { DRILLS, type Drill } from "./faults/drills.ts";
import { kills } from "./faults/kills.ts";
import { judge, startTraffic } from "./faults/traffic.ts";

/**
 * Everything around the product goes wrong while people use it, one fault after the other; after each it has to have
 * recovered by itself, with nothing of what people were told lost, nothing done twice and no photo left.
 */
const { values } = parseArgs({
	options: {
		seed: { type: "string" },
		kills: { type: "string", default: "6" },
		only: { type: "string" },
		people: { type: "string", default: "4" },
		webs: { type: "string", default: "2" },
		workers: { type: "string", default: "2" },
	},
});
const seed = Number(values.seed ?? randomInt(1, 1_000_000));
const SCRIPT = join(import.meta.dirname, "../server/test/processes/serve-for-drill.ts");

/** Mulberry32: the same faults at the same places for the same seed. */
function seeded(from: number): () => number {
	let state = from;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

async function main(): Promise<void> {
	const killed = { web: 0, worker: 0, database: 0, starting: 0 };
	const drills = [...kills(Number(values.kills), killed), ...DRILLS].filter(
		({ name }) => !values.only || name.includes(values.only),
	);
	console.log(
		`Seed ${seed}, ${cpus().length} processors, load ${loadavg()[0].toFixed(1)}; ${drills.length} faults.`,
	);
	const model = await startFailingModel();
	const cluster = await startCluster({
		webs: Number(values.webs),
		workers: Number(values.workers),
		script: SCRIPT,
		settings: model.settings,
	});
	let broken = 0;
	try {
		const random = seeded(seed);
		const marker = Buffer.from("drill");
		const addresses = cluster.webs.map(({ address }) => address);
		const told = { scans: 0, chats: 0, registrations: 0 };
		let poisoned = 0;
		for (const drill of drills) {
			// New ones each time: one person may send so many photos an hour.
			const people = await insertPeople(cluster.database.db, Number(values.people));
			const traffic = startTraffic({ people, addresses, random, marker });
			const { acknowledged } = traffic;
			const wrong = await drill.run({ cluster, people, model, script: SCRIPT, random });
			await traffic.stop();
			poisoned += drill.poisoned ?? 0;
			const verdict = await judge(cluster, acknowledged, { poisoned });
			const faults = traffic.faults();
			const honest = faults === 0 ? [] : [`${faults} calls were answered as a fault of the product`];
			const all = [...wrong, ...honest, ...verdict.broken];
			broken += all.length;
			told.scans += acknowledged.scans.length;
			told.chats += acknowledged.chats.length;
			told.registrations += acknowledged.registrations.length;
			print(drill, { all, recovery: verdict.recoverySeconds, traffic });
		}
		const { web, worker, database, starting } = killed;
		console.log(
			`\nKilled: web ${web}, worker ${worker}, database ${database}; ${starting} while they started.`,
		);
		console.log(
			`Acknowledged and found again: ${told.scans} scans, ${told.chats} chats, ${told.registrations} registrations. ` +
				(broken === 0
					? "Nothing was lost, nothing came twice, no photo was left."
					: `${broken} faults did harm.`),
		);
		if (broken > 0) process.exitCode = 1;
	} finally {
		await cluster.close();
		model.close();
	}
}

function print(
	{ name }: Drill,
	{ all, recovery, traffic }: { all: string[]; recovery: number; traffic: ReturnType<typeof startTraffic> },
): void {
	const { scans, chats, registrations } = traffic.acknowledged;
	const refusals = [...traffic.refusals].map(([what, times]) => `${what} x${times}`).join(", ") || "none";
	console.log(
		`${all.length === 0 ? "held " : "BROKE"} ${name}: ${scans.length} scans, ${chats.length} chats, ${registrations.length} registrations; ` +
			`refused ${refusals}; whole again after ${recovery.toFixed(1)} s${all.length === 0 ? "" : `: ${all.join("; ")}`}`,
	);
}

await main();

/** A language model on loopback that is down, so that the guide answers, or that is cut in the middle of its answer. */
async function startFailingModel() {
	let cuts = false;
	const server = createServer((_request, response) => {
		if (!cuts) return void response.writeHead(500).end("{}");
		const piece = { id: "1", object: "chat.completion.chunk", created: 0, model: "m" };
		const choices = [
			{ index: 0, delta: { role: "assistant", content: "Niacinamide is " }, finish_reason: null },
		];
		response.writeHead(200, { "content-type": "text/event-stream" });
		response.write(`data: ${JSON.stringify({ ...piece, choices })}\n\n`, () => response.destroy());
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return {
		settings: {
			AI_PROVIDER: "openai-compatible",
			AI_MODEL: "drill",
			AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
			AI_DAILY_TOKENS: "1000000000",
		},
		cut: (now: boolean) => {
			cuts = now;
		},
		close: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}
