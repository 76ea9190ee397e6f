import { multiplyCheckins } from "./load/multiply-checkins.ts";
import { startProductWithPeople } from "./load/product-with-people.ts";
import type { Measurement } from "./measurement.ts";
import { sideBySide } from "./side-by-side.ts";

const FEW = 10;
const MANY = 10_000;
const PAGE = "/api/checkins?offset=0&limit=10";
const LAST_PAGE = `/api/checkins?offset=${MANY - FEW}&limit=10`;
const ROUNDS = { rounds: 60, warmUp: 15 };

interface Times {
	few: number;
	many: number;
	last: number;
}

/** Milliseconds of one page for a person with few and one with many check-ins, in one process, in turn. */
async function compare(databaseServer: string | null): Promise<Times> {
	const product = await startProductWithPeople(databaseServer, { people: 2, browsers: 2 });
	try {
		const { emails, cookies, services } = product;
		const [few, many] = cookies;
		if (few === undefined || many === undefined) throw new Error("Two people were not made.");
		for (const [index, count] of [FEW, MANY].entries()) {
			await multiplyCheckins(services, emails[index] ?? "", count);
		}
		const ask = async (cookie: string, path: string) => {
			const answer = await fetch(`http://127.0.0.1:${product.port}${path}`, { headers: { cookie } });
			const page = (await answer.json()) as unknown[];
			if (page.length !== FEW) throw new Error(`A page held ${page.length} check-ins, not ${FEW}.`);
		};
		const spent = await sideBySide(
			{ few: () => ask(few, PAGE), many: () => ask(many, PAGE), last: () => ask(many, LAST_PAGE) },
			ROUNDS,
		);
		return { few: spent.few.wall, many: spent.many.wall, last: spent.last.wall };
	} finally {
		await product.close();
	}
}

export const timeline: Measurement = {
	name: "timeline",
	title: `first page of the timeline, of a person with ${MANY} check-ins by one with ${FEW}`,
	async run() {
		const server = process.env.TEST_DATABASE_URL;
		const embedded = await compare(null);
		const postgres = server ? await compare(server) : null;
		const ratio = embedded.many / embedded.few;
		const postgresRatio = postgres && postgres.many / postgres.few;
		return {
			available: true,
			value: embedded.many,
			unit: "ms",
			peer: { name: `${FEW} check-ins`, value: embedded.few },
			ratio,
			judged: Math.max(ratio, postgresRatio ?? ratio),
			target: { at: "most", limit: 2 },
			detail: {
				last_page_ms: embedded.last,
				...(postgres && {
					postgres_ms: postgres.many,
					postgres_few_ms: postgres.few,
					postgres_ratio: postgres.many / postgres.few,
					postgres_last_page_ms: postgres.last,
				}),
			},
			...(!server && { notes: ["PostgreSQL skipped: TEST_DATABASE_URL is not set"] }),
		};
	},
};
