import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Cluster, DrillPerson } from "../drill/cluster.ts";
import { within } from "../drill/processes.ts";

/** What people were told is done. Each has to be found again, once, whatever happened in between. */
interface Acknowledged {
	/** Check-ins that were taken. */
	scans: number[];
	/** Chat turns by the sender's own id, whose answer began. */
	chats: string[];
	/** Addresses that were registered. */
	registrations: string[];
	/** The last name that each person's account took. */
	names: Map<number, string>;
}

interface Traffic {
	acknowledged: Acknowledged;
	/** What was refused or failed, by status or error; for the table. */
	refusals: Map<string, number>;
	/** Answers of 500: an honest refusal is any other. */
	faults(): number;
	stop(): Promise<void>;
}

const PATIENCE_MS = 45_000;

interface TrafficOptions {
	people: readonly DrillPerson[];
	addresses: readonly string[];
	random: () => number;
	/** A photo's first bytes: what the object store must hold of none in the end. */
	marker: Buffer;
}

/** Everybody does one thing after another, at whichever process, and gives up nothing when it fails. */
export function startTraffic({ people, addresses, random, marker }: TrafficOptions): Traffic {
	const acknowledged: Acknowledged = { scans: [], chats: [], registrations: [], names: new Map() };
	const refusals = new Map<string, number>();
	const over = new AbortController();

	async function ask(path: string, cookie: string, init: RequestInit): Promise<string | null> {
		const address = addresses[Math.floor(random() * addresses.length)] ?? "";
		try {
			const headers = { ...(init.headers as Record<string, string>), cookie };
			const signal = AbortSignal.timeout(PATIENCE_MS);
			const answer = await fetch(`${address}${path}`, { ...init, headers, signal });
			const body = await answer.text();
			if (answer.ok) return body;
			note(String(answer.status));
		} catch {
			note("no answer");
		}
		return null;
	}
	const note = (what: string) => refusals.set(what, (refusals.get(what) ?? 0) + 1);
	const json = (body: object, method = "POST"): RequestInit => ({
		method,
		headers: { "content-type": "application/json" },
		body: JSON.stringify(body),
	});

	const deeds: ((person: DrillPerson) => Promise<void>)[] = [
		async ({ cookie }) => {
			const form = new FormData();
			form.set(
				"files",
				new Blob([Buffer.concat([marker, randomBytes(2_000)])], { type: "image/jpeg" }),
				"a.jpg",
			);
			const answer = await ask("/api/scan-skin", cookie, { method: "POST", body: form });
			if (answer !== null) acknowledged.scans.push(JSON.parse(answer).id);
		},
		async ({ cookie }) => {
			const id = randomUUID();
			const message = { message: "What does niacinamide do?", conversation_history: [], checkin_id: null };
			const answer = await ask("/api/chat2/stream", cookie, json({ ...message, client_message_id: id }));
			if (answer?.includes("session_started")) acknowledged.chats.push(id);
		},
		async () => {
			const email = `new-${randomBytes(6).toString("hex")}@example.com`;
			const body = { email, username: "Ana", password: randomBytes(9).toString("base64url") };
			if ((await ask("/api/register", "", json(body))) !== null) acknowledged.registrations.push(email);
		},
		async ({ cookie, id, email }) => {
			const username = `Ana ${randomBytes(3).toString("hex")}`;
			if ((await ask("/api/account", cookie, json({ username, email }))) !== null)
				acknowledged.names.set(id, username);
			// Nobody knows whether it was written.
			else acknowledged.names.delete(id);
		},
	];
	const lives = people.map(async (person, turn) => {
		while (!over.signal.aborted) {
			await deeds[(turn + Math.floor(random() * deeds.length)) % deeds.length]?.(person);
			await new Promise((resolve) => setTimeout(resolve, 150 + random() * 500));
		}
	});
	return {
		acknowledged,
		refusals,
		faults: () => refusals.get("500") ?? 0,
		async stop() {
			over.abort();
			await Promise.all(lives);
		},
	};
}

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
