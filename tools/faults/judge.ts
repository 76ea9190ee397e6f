import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Cluster } from "../drill/cluster.ts";
import { within } from "../drill/processes.ts";
import type { Acknowledged } from "./traffic.ts";

/** A photo whose storing was cut waits two minutes for its scan, then up to one for the sweep that deletes it. */
const RECOVERY_SECONDS = 200;
const counted = z.object({ rows: z.array(z.object({ n: z.coerce.number() })) });

interface Verdict {
	/** Sentences; none is what a drill is for. */
	broken: string[];
	/** From the end of the fault until every scan had ended. */
	recoverySeconds: number;
}

/** Waits until the product has recovered by itself, and holds it to what people were told. */
export async function judge(cluster: Cluster, told: Acknowledged, { poisoned = 0 } = {}): Promise<Verdict> {
	const { db } = cluster.database;
	const broken: string[] = [];
	const started = performance.now();
	const one = async (query: ReturnType<typeof sql>) => counted.parse(await db.execute(query)).rows[0]?.n ?? 0;
	let left = "";
	const settled = await within(RECOVERY_SECONDS, async () => {
		const working = await one(sql`select count(*) as n from checkins where status = 'processing'`);
		const open = await one(sql`select count(*) as n from originals where deleted_at is null`);
		const promised = await one(sql`select count(*) as n from outbox`);
		left = `${working} scans at work, ${open} photos not deleted, ${promised} mails waiting`;
		return working + open + promised === 0;
	});
	const recoverySeconds = (performance.now() - started) / 1_000;
	if (!settled) broken.push(`not recovered after ${RECOVERY_SECONDS} s (${left})`);
	const expectNone = async (what: string, query: ReturnType<typeof sql>) => {
		const found = await one(query);
		if (found > 0) broken.push(`${found} ${what}`);
	};

	const scans = JSON.stringify(told.scans);
	await expectNone(
		"acknowledged scans lost",
		sql`select count(*) as n from jsonb_array_elements_text(${scans}::jsonb) as t(id)
			where not exists (select 1 from checkins where checkins.id = t.id::int and status = 'complete')`,
	);
	const chats = JSON.stringify(told.chats);
	await expectNone(
		"acknowledged chats lost",
		sql`select count(*) as n from jsonb_array_elements_text(${chats}::jsonb) as t(id)
			where not exists (select 1 from chat_turns where client_message_id = t.id::uuid)`,
	);
	const registrations = JSON.stringify(told.registrations);
	await expectNone(
		"registrations lost",
		sql`select count(*) as n from jsonb_array_elements_text(${registrations}::jsonb) as t(email)
			where not exists (select 1 from users where users.email = t.email)`,
	);
	for (const [id, name] of told.names) {
		await expectNone(
			"names lost",
			sql`select count(*) as n from users where id = ${id} and username <> ${name}`,
		);
	}
	// One slot of the plan for each scan that ended well, and none for the others.
	await expectNone(
		"scans counted twice or not given back",
		sql`select count(*) as n from checkins where (status = 'complete') <> (
			(select coalesce(sum(amount), 0) from usage_entries
				where kind = 'scan' and source = 'checkin:' || checkins.id) = 1)`,
	);
	await expectNone(
		"stages told twice",
		sql`select count(*) as n from (select 1 from checkin_events group by checkin_id, stage having count(*) > 1) as twice`,
	);
	const failed = await one(sql`select count(*) as n from checkins where status = 'failed'`);
	if (failed > poisoned) broken.push(`${failed - poisoned} scans failed that should not`);
	const photos = cluster.store.keys().filter((key) => key.startsWith("originals/"));
	if (photos.length > 0) broken.push(`${photos.length} original photos left in the store`);

	// Mails are tried again after their own pauses.
	const mailed = () =>
		cluster.mail.delivered().flatMap((text) => /^To: .*?(new-\w+@example\.com)/im.exec(text)?.[1] ?? []);
	const all = await within(90, async () => told.registrations.every((email) => mailed().includes(email)));
	if (!all)
		broken.push(`${told.registrations.filter((email) => !mailed().includes(email)).length} mails not sent`);
	const ids = cluster.mail.delivered().flatMap((text) => /^Message-ID: (\S+)/im.exec(text)?.[1] ?? []);
	const addresses = mailed();
	const twice = addresses.length - new Set(addresses).size;
	const sameId = ids.length - new Set(ids).size;
	// A mail may come twice when its sender died after handing it over; then a mailbox shows it once by its Message-ID.
	if (twice > sameId) broken.push(`${twice - sameId} mails twice under different Message-IDs`);
	return { broken, recoverySeconds };
}
