import { compose } from "@dewlight/server/compose.ts";
import { readConfig } from "@dewlight/server/config.ts";
import { findUserByEmail } from "@dewlight/server/db/queries/accounts.ts";
import { USAGE_KINDS, usageEntries } from "@dewlight/server/db/schema/index.ts";
import { createLog } from "@dewlight/server/log.ts";
import { contextOf, type Services } from "@dewlight/server/use-cases/context.ts";
import { seedDemoPeople } from "@dewlight/server/use-cases/demo/index.ts";
import { createInvites, setPersonPlan } from "@dewlight/server/use-cases/operations/index.ts";
import { importKnownProduct } from "./known-product.ts";
import { rememberingAnalyst } from "./remembering-analyst.ts";
import { SEEDED_PEOPLE, type SeededPerson } from "./seeded-people.ts";
import { storeConversation } from "./stored-conversation.ts";
import { storeYear } from "./stored-year.ts";

const DAY_MS = 86_400_000;
/** One for each journey that registers with one, and for a second try of each. */
const INVITES = 4;
const OPERATOR = { kind: "operator", name: "journeys" } as const;

async function givePlan(services: Services, { email, given }: SeededPerson): Promise<void> {
	if (given === null) return;
	const { plan, days } = given;
	const until = days === null ? null : new Date(services.clock.now().getTime() + days * DAY_MS);
	await setPersonPlan({ ctx: contextOf(services, OPERATOR), input: { emailOrId: email, plan, until } });
}

async function idOf({ store }: Services, { email }: SeededPerson): Promise<number> {
	const user = await findUserByEmail(store.db, email);
	if (!user) throw new Error(`${email} was not seeded.`);
	return user.id;
}

async function spend(services: Services, person: SeededPerson): Promise<void> {
	const spent = USAGE_KINDS.filter((kind) => person.used[kind] !== undefined);
	if (spent.length === 0) return;
	const at = services.clock.now();
	const userId = await idOf(services, person);
	await services.store.db.insert(usageEntries).values(
		spent.map((kind) => ({
			id: services.ids.uuid(),
			userId,
			kind,
			amount: person.used[kind] ?? 0,
			source: "journeys",
			countedAt: at,
			createdAt: at,
		})),
	);
}

/** All of them, or those that the command names. */
function peopleAsked(): SeededPerson[] {
	const names = process.argv.slice(2);
	const all = Object.entries(SEEDED_PEOPLE);
	return all.filter(([name]) => names.length === 0 || names.includes(name)).map(([, person]) => person);
}

/** Fills the new database of the environment as the server itself would, and writes the invite codes it made. */
async function main(): Promise<void> {
	const log = createLog({ level: "warn", destination: { write: (line) => void process.stderr.write(line) } });
	const analyst = rememberingAnalyst(1);
	const system = await compose({ config: { ...readConfig(), role: "web" }, log, analyst });
	const { services } = system;
	try {
		const people: SeededPerson[] = peopleAsked();
		await seedDemoPeople({ services, people });
		for (const person of people) {
			await givePlan(services, person);
			await spend(services, person);
		}
		await importKnownProduct(services);
		const { talker, longPlus } = SEEDED_PEOPLE;
		if (people.includes(talker))
			await storeConversation(services.store, await idOf(services, talker), services.clock.now());
		if (people.includes(longPlus)) await storeYear(services, await idOf(services, longPlus));
		const input = { count: INVITES, trialDays: null, expiresAt: null, note: null };
		const invites = await createInvites({ ctx: contextOf(services, OPERATOR), input });
		process.stdout.write(JSON.stringify(invites.map(({ code }) => code)));
	} finally {
		await system.close();
	}
}

await main();
