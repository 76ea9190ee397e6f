import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newDatabase } from "@dewlight/sandbox/database/new-database.ts";
import { DEMO_PEOPLE } from "@dewlight/sandbox/people/demo-people.ts";
import { compose } from "@dewlight/server/compose.ts";
import { readConfig } from "@dewlight/server/config.ts";
import { checkins, legalAcceptances, users } from "@dewlight/server/db/schema/index.ts";
import { createApp } from "@dewlight/server/http/app.ts";
import type { App } from "@dewlight/server/http/route.ts";
import { appOptions } from "@dewlight/server/http-options.ts";
import { createLog } from "@dewlight/server/log.ts";
import type { Services } from "@dewlight/server/use-cases/context.ts";
import { seedDemoPeople } from "@dewlight/server/use-cases/demo/index.ts";
import { eq } from "drizzle-orm";

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
