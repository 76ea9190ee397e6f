import { checkins, legalAcceptances, users } from "@dewlight/server/db/schema/index.ts";
import type { Services } from "@dewlight/server/use-cases/context.ts";
import { eq } from "drizzle-orm";

/** Addresses of the only person and of copies made of them, each with an account, acceptance and reports of their own. */
export async function copyOnlyPerson({ store }: Services, count: number): Promise<string[]> {
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
