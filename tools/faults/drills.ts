import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StoreFault } from "@dewlight/sandbox/objects/s3-stand-in.ts";
import type { Cluster, DrillPerson } from "../drill/cluster.ts";
import { freePort, productProcess, within } from "../drill/processes.ts";

interface DrillParts {
	cluster: Cluster;
	people: readonly DrillPerson[];
	model: { cut(now: boolean): void };
	script: string;
	random: () => number;
}

export interface Drill {
	name: string;
	/** Makes the fault while people go on, and takes it away; sentences about what it should have done and did not. */
	run(parts: DrillParts): Promise<string[]>;
	/** Scans that may end without a report. */
	poisoned?: number;
}

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1_000));
const AWAY_SECONDS = 30;
const FAULT_SECONDS = 8;
const GRACE_SECONDS = 30;

/** No process may have ended by itself. */
function alive({ webs, workers }: Cluster): string[] {
	return [...webs, ...workers].filter((one) => !one.lives()).map(({ name }) => `${name} ended by itself`);
}

const store = (fault: StoreFault): Drill => ({
	name: `object store: ${fault}`,
	async run({ cluster }) {
		cluster.store.fail(fault);
		await seconds(FAULT_SECONDS);
		cluster.store.fail(null);
		return alive(cluster);
	},
});

const databaseAway: Drill = {
	name: `database away ${AWAY_SECONDS} s`,
	async run({ cluster, people }) {
		const { postgres, webs } = cluster;
		await postgres.stop();
		const broken: string[] = [];
		const [web] = webs;
		const answer = await fetch(`${web?.address}/api/checkins`, {
			headers: { cookie: people[0]?.cookie ?? "" },
		});
		const { detail } = (await answer.json()) as { detail?: string };
		if (answer.status !== 503 || !answer.headers.has("retry-after") || !detail?.includes("We cannot reach"))
			broken.push(`people were told ${answer.status} ${detail}`);
		await seconds(AWAY_SECONDS);
		await postgres.start();
		return [...broken, ...alive(cluster)];
	},
};

const databaseRestarts: Drill = {
	name: "database restarted",
	async run({ cluster }) {
		await seconds(2);
		await cluster.postgres.restart("fast");
		await seconds(2);
		return alive(cluster);
	},
};

const standbyPromoted: Drill = {
	name: "standby promoted",
	async run({ cluster }) {
		const promote = await cluster.postgres.addStandby();
		await seconds(2);
		await promote();
		await seconds(2);
		return alive(cluster);
	},
};

const diskFull: Drill = {
	name: "the database's disk is full",
	async run({ cluster }) {
		const { disk, postgres } = cluster;
		if (disk === null) return ["not tried: this user may mount no disk to fill"];
		await disk.fill();
		await seconds(FAULT_SECONDS);
		await disk.empty();
		// A server that could not write its log has ended, and is started again as whoever keeps it would.
		if (!(await postgres.runs())) await postgres.start();
		await seconds(2);
		return alive(cluster);
	},
};

const mailHangs: Drill = {
	name: "mail server hangs",
	async run({ cluster }) {
		cluster.failMail("silent");
		await seconds(FAULT_SECONDS);
		cluster.failMail(undefined);
		return alive(cluster);
	},
};

const modelCut: Drill = {
	name: "language model cut in the middle",
	async run({ cluster, model }) {
		model.cut(true);
		await seconds(FAULT_SECONDS);
		model.cut(false);
		return alive(cluster);
	},
};

const clockJumps: Drill = {
	name: "clock of one web jumps an hour ahead",
	async run({ cluster }) {
		const [web] = cluster.webs;
		const answer = await fetch(`${web?.address}/dev/clock`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ advance_seconds: 3600 }),
		});
		await seconds(FAULT_SECONDS);
		return [...(answer.ok ? [] : [`the clock answered ${answer.status}`]), ...alive(cluster)];
	},
};

const stopWithStreams: Drill = {
	name: `SIGTERM of web and worker with streams open, ${GRACE_SECONDS} s grace`,
	async run({ cluster, people }) {
		const [web, worker] = [cluster.webs[0], cluster.workers[0]];
		if (!web || !worker) return ["there is nothing to stop"];
		const open = people.map(async ({ cookie }) => {
			const latest = await fetch(`${web.address}/api/checkins/latest`, { headers: { cookie } });
			const { id } = (await latest.json()) as { id: number };
			const stream = await fetch(`${web.address}/api/checkins/${id}/stream`, { headers: { cookie } });
			await stream.text();
		});
		// A stream may be cut before the processes have ended; that alone is no fault.
		const streams = Promise.allSettled(open);
		await seconds(1);
		const started = performance.now();
		const ends = await Promise.all([web.end("SIGTERM"), worker.end("SIGTERM")]);
		const took = (performance.now() - started) / 1_000;
		await streams;
		await Promise.all([web.start(), worker.start()]);
		const broken = ends.some((end) => end !== 0) ? [`they ended with ${ends.join(" and ")}`] : [];
		return took > GRACE_SECONDS ? [...broken, `it took ${took.toFixed(0)} s`] : broken;
	},
};

const twoStarts: Drill = {
	name: "two starts on one folder",
	async run({ script }) {
		const dataDir = await mkdtemp(join(tmpdir(), "dewlight-two-"));
		const start = async (name: string) => {
			const port = await freePort();
			const env = { NODE_ENV: "test", DATA_DIR: dataDir, ROLE: "all", PORT: String(port), LOG_LEVEL: "warn" };
			return productProcess(name, script, [], { address: `http://127.0.0.1:${port}`, env });
		};
		const [first, second] = [await start("first"), await start("second")];
		try {
			await first.start();
			const refused = await second.start().then(
				() => "",
				() => second.output(),
			);
			const broken = first.lives() ? [] : ["the first ended"];
			return /in use|holds|already/i.test(refused)
				? broken
				: [...broken, `the second said ${refused.slice(0, 200)}`];
		} finally {
			await Promise.all([first.close(), second.close()]);
			await rm(dataDir, { recursive: true, force: true });
		}
	},
};

const poisonedPhoto: Drill = {
	name: "a photo that kills its process",
	poisoned: 1,
	async run({ cluster, people }) {
		const [web] = cluster.webs;
		const person = people.at(-1);
		if (!web || !person) return ["there is nobody to send it"];
		let id = 0;
		const read = async () => {
			const answer = await fetch(`${web.address}/api/checkins/${id}`, { headers: { cookie: person.cookie } });
			return ((await answer.json()) as { status: string }).status;
		};
		const sent = await within(60, async () => {
			const form = new FormData();
			form.set("files", new Blob([`POISON${"x".repeat(2_000)}`], { type: "image/jpeg" }), "a.jpg");
			const taken = await fetch(`${web.address}/api/scan-skin`, {
				method: "POST",
				body: form,
				headers: { cookie: person.cookie },
			});
			if (taken.status !== 202) return false;
			id = ((await taken.json()) as { id: number }).id;
			return true;
		});
		if (!sent) return ["the photo was not taken"];
		let deaths = 0;
		const told = await within(150, async () => {
			for (const worker of cluster.workers.filter((one) => !one.lives())) {
				deaths += 1;
				await worker.start();
			}
			return (await read()) === "failed";
		});
		for (const worker of cluster.workers.filter((one) => !one.lives())) await worker.start();
		return told ? [] : [`after ${deaths} deaths the person was still told ${await read()}`];
	},
};

export const DRILLS: readonly Drill[] = [
	databaseRestarts,
	databaseAway,
	standbyPromoted,
	diskFull,
	...(["error", "slow", "hang", "half"] as const).map(store),
	mailHangs,
	modelCut,
	clockJumps,
	stopWithStreams,
	poisonedPhoto,
	twoStarts,
];
