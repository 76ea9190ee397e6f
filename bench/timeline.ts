import type { Services } from "@dewlight/server/use-cases/context.ts";
import { sql } from "drizzle-orm";
import { startProductWithPeople } from "./load/product-with-people.ts";
import { type Measurement, sideBySide } from "./measurement.ts";

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

/** Repeats a person's finished check-ins, with readings and thumbnails, until there are `count`; and gives them Pro. */
async function multiplyCheckins(
	{ store }: Pick<Services, "store">,
	email: string,
	count: number,
): Promise<void> {
	const own = sql`(select id from users where email = ${email})`;
	await store.transaction(async (tx) => {
		await tx.execute(
			sql`update users set granted_plan = 'pro', granted_plan_until = null where email = ${email}`,
		);
		await tx.execute(sql`
			insert into checkins (user_id, status, note, photo_quality, analysis_result, product_needs, created_at, finished_at)
			select c.user_id, c.status, c.note, c.photo_quality, c.analysis_result, c.product_needs, c.created_at, c.finished_at
			from generate_series(1, ${count}::int) as turn
			cross join lateral (select * from checkins where user_id = ${own} order by id limit 1) as c
			offset (select count(*) from checkins where user_id = ${own})`);
		await tx.execute(sql`
			insert into observations (checkin_id, engine_name, engine_version, observation, created_at)
			select c.id, o.engine_name, o.engine_version, o.observation, c.created_at
			from checkins c
			cross join lateral (select * from observations order by checkin_id limit 1) as o
			where c.user_id = ${own} on conflict do nothing`);
		await tx.execute(sql`
			insert into pictures (filename, user_id, checkin_id, kind, object_key, content_type, bytes, created_at)
			select 'bench-thumbnail-' || c.id || '.webp', c.user_id, c.id, 'thumbnail', 'bench/' || c.id, 'image/webp', 1, c.created_at
			from checkins c
			where c.user_id = ${own} and not exists (select from pictures p where p.checkin_id = c.id)`);
	});
	await store.db.execute(sql`analyze`);
}
