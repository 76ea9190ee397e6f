import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newDatabase } from "@dewlight/sandbox/database/postgres.ts";
import { DEMO_PEOPLE } from "@dewlight/sandbox/people/demo-people.ts";
import { compose } from "@dewlight/server/compose.ts";
import { readConfig } from "@dewlight/server/config.ts";
import type { Database } from "@dewlight/server/db/database.ts";
import { checkins, legalAcceptances, users } from "@dewlight/server/db/schema/index.ts";
import { createApp } from "@dewlight/server/http/app.ts";
import type { App } from "@dewlight/server/http/route.ts";
import { appOptions } from "@dewlight/server/http-options.ts";
import { createLog } from "@dewlight/server/log.ts";
import type { Services } from "@dewlight/server/use-cases/context.ts";
import { seedDemoPeople } from "@dewlight/server/use-cases/demo/index.ts";
import { eq, type SQL, sql } from "drizzle-orm";

export interface RunningProduct {
	port: number;
	services: Services;
	/** Addresses of the people, in the order of the browsers. */
	emails: readonly string[];
	/** Values of the Cookie header, one for each browser. All belong to people with reports and a care plan. */
	cookies: string[];
	/** That of all of them. */
	password: string;
	/** The database on the server that was named; empty for the embedded one. */
	databaseUrl: string;
	close(): Promise<void>;
}

/** The product as it serves in production but for its log level, on a new database. */
export async function startProductWithPeople(
	databaseServer: string | null,
	{ people, browsers }: { people: number; browsers: number },
): Promise<RunningProduct> {
	const dataDir = await mkdtemp(join(tmpdir(), "dewlight-me-"));
	const database = databaseServer && (await newDatabase(databaseServer, "bench"));
	const config = readConfig({
		NODE_ENV: "test",
		PORT: "3000",
		DATA_DIR: dataDir,
		...(database && { DATABASE_URL: database.url }),
	});
	const log = createLog({ level: "error" });
	const system = await compose({ config, log });
	const { services } = system;
	const [person] = await seedDemoPeople({ services, people: DEMO_PEOPLE.slice(0, 1) });
	if (!person) throw new Error("No person was made in a new database.");
	const emails = await copyOnlyPerson(services, people);
	const app = await createApp(appOptions(config, system, log));
	await app.listen({ port: 0, host: "127.0.0.1" });
	const cookies: string[] = [];
	for (let i = 0; i < browsers; i++) {
		const email = emails[i % people] ?? person.email;
		cookies.push(await logIn(app, { email, password: person.password }));
	}
	return {
		port: (app.server.address() as AddressInfo).port,
		services,
		emails,
		cookies,
		password: person.password,
		databaseUrl: database ? database.url : "",
		async close() {
			await app.close();
			await system.close();
			if (database) await database.drop();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}

async function logIn(app: App, { email, password }: { email: string; password: string }): Promise<string> {
	const answer = await app.inject({ method: "POST", url: "/api/login", payload: { email, password } });
	const session = answer.cookies.find(({ name }) => name === "session");
	if (!session) throw new Error(`The demo person could not log in: ${answer.statusCode}.`);
	return `session=${session.value}`;
}

/** Addresses of the only person and of copies made of them, each with an account, acceptance and reports of their own. */
async function copyOnlyPerson({ store }: Services, count: number): Promise<string[]> {
	const { db } = store;
	const [person] = await db.select().from(users);
	if (!person) throw new Error("There is nobody to copy.");
	const { id, ...account } = person;
	const accepted = await db.select().from(legalAcceptances).where(eq(legalAcceptances.userId, id));
	const reports = await db.select().from(checkins).where(eq(checkins.userId, id)).orderBy(checkins.id);
	const emails = [person.email];
	for (let i = 1; i < count; i++) {
		const email = `${i}.${person.email}`;
		const [copy] = await db
			.insert(users)
			.values({ ...account, email })
			.returning({ userId: users.id });
		if (!copy) throw new Error("The copy was not stored.");
		const acceptances = accepted.map((row) => ({ ...row, ...copy, id: crypto.randomUUID() }));
		await db.insert(legalAcceptances).values(acceptances);
		await db.insert(checkins).values(reports.map(({ id: _id, ...report }) => ({ ...report, ...copy })));
		emails.push(email);
	}
	return emails;
}

/** Scans a person has, a week apart. */
export const SCANS_EACH = 10;
/** So many people, spread over all, have whole reports and are asked for. */
const ASKED = 50;
const TABLES = ["checkins", "usage_entries", "legal_acceptances", "photo_consents", "sessions"];

export const addressOf = (n: number) => `person-${n}@example.com`;
const step = (people: number) => Math.max(1, Math.floor(people / ASKED));
/** Numbers of those who have reports, among so many people. */
export const askedAmong = (people: number) =>
	Array.from({ length: Math.floor(people / step(people)) }, (_none, at) => (at + 1) * step(people));

/**
 * Adds people who are made after the newest person with a report: the same password, answers
 * and verdict on the photo, and of those who are asked for the whole report. The reports of all others, 12 kB each that
 * lie beside the table and are read by nobody but their owner, are left out. Rows come in the order of time, as they do
 * by themselves, so one person's lie apart. `db` must be a superuser's: references are not looked up row by row.
 */
export async function fillPeople(db: Database, people: number): Promise<void> {
	await db.execute(sql`set session_replication_role = replica`);
	await db.execute(sql`set maintenance_work_mem = '512MB'`);
	await db.execute(sql`create table made_after as
		select c.user_id, c.photo_quality, c.analysis_result, c.product_needs, o.engine_name, o.engine_version, o.observation
		from checkins c join observations o on o.checkin_id = c.id where c.status = 'complete' order by c.id desc limit 1`);
	await db.execute(sql`insert into users (email, username, password_hash, email_verified_at, onboarding_completed_at, goals,
			issues, preferences, trial_ends_at, granted_plan, created_at)
		select 'person-' || n || '@example.com', u.username, u.password_hash, u.email_verified_at, u.onboarding_completed_at,
			u.goals, u.issues, u.preferences, u.trial_ends_at, 'pro', u.created_at
		from generate_series(1, ${people}::int) as n cross join made_after m join users u on u.id = m.user_id`);
	await db.execute(sql`create table numbered as select id, substring(email from 8 for length(email) - 19)::int as n
		from users where email like 'person-%@example.com'`);
	await db.execute(sql`create table own_indexes as select indexname, indexdef from pg_indexes
		where tablename = any (${sql.param(TABLES)}::text[]) and indexname not in (select conname from pg_constraint)`);
	await db.execute(forEachIndex("format('drop index %I', own.indexname)"));
	await db.execute(sql`insert into legal_acceptances (id, user_id, policy_version, agreed, client_time, server_time)
		select gen_random_uuid(), p.id, l.policy_version, true, l.client_time, l.server_time
		from numbered p cross join (select * from legal_acceptances where user_id = (select user_id from made_after) limit 1) l`);
	await db.execute(sql`insert into photo_consents (id, user_id, decision, version, source, decided_at)
		select gen_random_uuid(), p.id, l.decision, l.version, l.source, l.decided_at
		from numbered p cross join (select * from photo_consents where user_id = (select user_id from made_after) limit 1) l`);
	await db.execute(sql`insert into sessions (id, token_hash, user_id, created_at, last_seen_at, expires_at)
		select gen_random_uuid(), md5(p.id::text) || md5(p.n::text), p.id, now(), now(), now() + interval '30 days' from numbered p`);
	for (let week = SCANS_EACH; week > 0; week--)
		await db.execute(sql`insert into checkins (user_id, status, photo_quality, analysis_result, product_needs, created_at, finished_at)
			select p.id, 'complete', m.photo_quality, case when asked then m.analysis_result end,
				case when asked then m.product_needs end, at, at
			from numbered p cross join made_after m cross join lateral (
				select now() - ${week}::int * interval '7 days' + (p.n % 500000) * interval '1 second' as at,
					p.n % ${step(people)}::int = 0 as asked) as when_asked`);
	await db.execute(sql`insert into usage_entries (id, user_id, kind, amount, source, counted_at, created_at)
		select gen_random_uuid(), c.user_id, 'scan', 1, 'checkin:' || c.id, c.created_at, c.created_at
		from checkins c where c.user_id in (select id from numbered)`);
	await db.execute(sql`insert into observations (checkin_id, engine_name, engine_version, observation, created_at)
		select c.id, m.engine_name, m.engine_version, m.observation, c.created_at from checkins c cross join made_after m
		where c.analysis_result is not null and c.user_id in (select id from numbered)`);
	await db.execute(forEachIndex("own.indexdef"));
	await db.execute(sql`drop table own_indexes`);
	await db.execute(sql`drop table numbered`);
	await db.execute(sql`vacuum analyze`);
}

function forEachIndex(statement: string): SQL {
	return sql.raw(
		`do $$ declare own record; begin for own in select * from own_indexes loop execute ${statement}; end loop; end $$`,
	);
}
