import type { Cluster } from "../drill/cluster.ts";
import { type ProductProcess, within } from "../drill/processes.ts";
import type { Drill } from "./drills.ts";

/** So many kills stand between two looks at what people were told. */
const VOLLEY = 20;
const KINDS = ["web", "worker", "database"] as const;
/** Starts of one process until it is given up: each may be killed, or meet a database that is away. */
const MOST_STARTS = 30;
const UP_AGAIN_SECONDS = 300;

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1_000));

/** How many were killed, by kind, and how many of them only started. */
export type Killed = Record<(typeof KINDS)[number] | "starting", number>;

/** kill -9 of web, worker and database as chance wills, the next one while the last one still starts again. */
export function kills(count: number, killed: Killed): Drill[] {
	const firsts = Array.from({ length: Math.ceil(count / VOLLEY) }, (_none, turn) => turn * VOLLEY + 1);
	return firsts.map((first) => {
		const last = Math.min(first + VOLLEY - 1, count);
		return {
			name: `kill -9, ${first} to ${last}`,
			run: ({ cluster, random }) => volley({ cluster, random, killed, count: last - first + 1 }),
		};
	});
}

interface Volley {
	cluster: Cluster;
	random: () => number;
	count: number;
	killed: Killed;
}

async function volley({ cluster, random, count, killed }: Volley): Promise<string[]> {
	const { postgres, webs, workers } = cluster;
	const keeper = keep([...webs, ...workers]);
	const oneOf = <T>(some: readonly T[]) => some[Math.floor(random() * some.length)] as T;
	for (let turn = 0; turn < count; turn += 1) {
		const kind = oneOf(KINDS);
		await seconds(0.5 + random() * 2);
		killed[kind] += 1;
		if (kind === "database") {
			await postgres.kill();
			if (!(await within(60, () => postgres.start().then(() => true))))
				return ["the database did not start again"];
		} else {
			const victims = kind === "web" ? webs : workers;
			const victim = oneOf(victims);
			// One that is at work loses more than one that starts.
			const other = victims.find((one) => keeper.isUp(one));
			if (!other) killed.starting += 1;
			await keeper.kill(keeper.isUp(victim) || !other ? victim : other);
		}
	}
	return keeper.allUp();
}

/** Starts again what ended, as whoever keeps processes running would. */
function keep(processes: readonly ProductProcess[]) {
	const strange: string[] = [];
	const killed = new Set<ProductProcess>();
	const starting = new Map<ProductProcess, Promise<void>>();
	let over = false;

	async function startAgain(one: ProductProcess): Promise<void> {
		for (let tries = 0; tries < MOST_STARTS && !over; tries += 1) {
			const failure = await one.start().then(() => null, String);
			if (failure === null) return;
			const expected = killed.delete(one) || failure.includes("DATABASE_URL: ");
			if (!expected && !over) strange.push(failure);
		}
		if (!over) strange.push(`${one.name} did not start in ${MOST_STARTS} tries`);
	}
	function bringUp(one: ProductProcess): void {
		if (starting.has(one)) return;
		starting.set(
			one,
			startAgain(one).finally(() => starting.delete(one)),
		);
	}
	return {
		isUp: (one: ProductProcess) => one.lives() && !starting.has(one),
		async kill(one: ProductProcess) {
			if (!starting.has(one) && !one.lives()) strange.push(`${one.name} ended by itself`);
			else if (starting.has(one)) killed.add(one);
			await one.end("SIGKILL");
			bringUp(one);
		},
		/** Resolves when everything serves again; sentences about what ended for no reason. */
		async allUp(): Promise<string[]> {
			const up = await within(UP_AGAIN_SECONDS, async () => {
				for (const one of processes.filter((each) => !each.lives() && !starting.has(each))) {
					strange.push(`${one.name} ended by itself`);
					bringUp(one);
				}
				return starting.size === 0;
			});
			if (up) return strange;
			const waiting = [...starting];
			const told = waiting.map(([one]) => `${one.name} is not up again: ${one.output().slice(-2_000)}`);
			// The next volley finds it as it should be.
			over = true;
			await Promise.all(waiting.map(([one]) => one.end("SIGKILL")));
			await Promise.all(waiting.map(([, start]) => start));
			await Promise.all(waiting.map(([one]) => one.start()));
			return [...strange, ...told];
		},
	};
}
