import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import {
	authenticators,
	backupCodes,
	chatMessages,
	chatTurns,
	checkins,
	confirmedProducts,
	contactMessages,
	diaryEntries,
	doneSteps,
	droppedSteps,
	events,
	experiments,
	feedback,
	inviteCodes,
	loginChallenges,
	modelCalls,
	ownProducts,
	patchTests,
	photoConsents,
	photoRemarks,
	pushDevices,
	quotaReminders,
	reactions,
	remarkConsents,
	reminderChoices,
	reportShares,
	sentReminders,
	sessions,
	shareOpenings,
	shelfItems,
	skippedRoutines,
	usageEntries,
	users,
} from "../../src/db/schema/index.ts";
import type { TestSystem } from "../harness/start-system.ts";
import { callAs, priceOf, subscribeAs } from "./billing.ts";
import { mailedTokens } from "./mailed-links.ts";
import { newEmail, type Person, welcomePerson } from "./person.ts";
import { newPhoto, postScan } from "./scan.ts";

export interface FullLife extends Person {
	/** Texts nobody else uses; wherever one is found, something of this person is left. */
	words: string[];
}

/** A person with something in every table that can hold anything of a person. Needs a taking analyst and a worker. */
export async function liveFully(system: TestSystem): Promise<FullLife> {
	const person = await welcomePerson(system);
	const mark = randomUUID().slice(0, 8);
	const username = `Zephyrine ${mark}`;
	const note = `note-${mark} itchy on the left`;
	const [message, opinion] = [`contact-${mark}`, `opinion-${mark}`];
	const post = (url: string, payload: object) =>
		system.app.inject({ method: "POST", url, payload, headers: { cookie: person.cookie } });
	const { db } = system.services.store;
	const written = { name: username, subject: "General", message };
	const former = person.email;
	const at = system.services.clock.now();
	await db.insert(contactMessages).values({ ...written, id: randomUUID(), email: former, createdAt: at });
	person.email = newEmail();
	await post("/api/account", { username, email: person.email });
	await system.settle();
	const [token] = mailedTokens(system, person.email, "/confirm-email-change");
	await system.app.inject({ url: `/api/confirm-email-change?token=${token}` });
	for (let i = 0; i < 2; i += 1) {
		const answer = await postScan(system, person, newPhoto(), note);
		if (answer.statusCode !== 202) throw new Error(`scan-skin answered ${answer.statusCode}: ${answer.body}`);
		await system.settle();
	}
	await post("/api/login", { email: person.email, password: "wrong" });
	await post("/api/request-password-reset", { email: person.email });
	await system.settle();

	await subscribeAs(system, person, "plus_annual");
	const other = await priceOf(system, "pro_annual");
	await callAs(system, person, `/api/stripe/proration-preview-simple?priceId=${other}`);
	await system.settle();

	const later = new Date(at.getTime() + 3_600_000);
	const mine = { userId: person.id, createdAt: at };
	const tried = { productId: "own_of_a_full_life", productName: `oil-${mark}` };
	await db.insert(shelfItems).values({
		...mine,
		id: `shelf_${mark}`,
		productId: tried.productId,
		name: username,
		openedOn: "2026-01-01",
		lastsMonths: null,
		bestBefore: null,
		price: null,
		currency: "USD",
		leftOn: null,
		leftAs: null,
	});
	await db
		.insert(reactions)
		.values({ ...mine, ...tried, id: `reaction_${mark}`, day: "2026-01-02", signs: ["stings"], note });
	await db.insert(patchTests).values({ ...tried, id: `patch_${mark}`, userId: person.id, startedAt: at });
	const shareId = randomUUID();
	await db.insert(reportShares).values({ ...mine, id: shareId, tokenHash: randomUUID(), expiresAt: later });
	await db.insert(shareOpenings).values({ shareId, userId: person.id, browser: username, openedAt: at });
	await db.insert(authenticators).values({ ...mine, sealedSecret: "sealed" });
	await db.insert(backupCodes).values({ ...mine, id: randomUUID(), codeHash: randomUUID() });
	await db
		.insert(loginChallenges)
		.values({ ...mine, id: randomUUID(), tokenHash: randomUUID(), expiresAt: later });
	await db.insert(photoConsents).values({
		id: randomUUID(),
		userId: person.id,
		decision: "granted",
		version: "1",
		source: "upload",
		decidedAt: at,
	});
	await db.insert(contactMessages).values([
		{ ...mine, ...written, id: randomUUID(), email: person.email },
		{ ...written, id: randomUUID(), email: person.email.toUpperCase(), createdAt: at },
	]);
	await db.insert(feedback).values({ ...mine, id: randomUUID(), message: opinion, source: "general" });
	await db.insert(events).values({ ...mine, eventType: "chat_open" });
	await db.insert(inviteCodes).values({
		id: randomUUID(),
		code: `CODE-${mark}`,
		createdAt: at,
		usedAt: at,
		usedBy: person.id,
	});
	await db.insert(quotaReminders).values({ userId: person.id, action: "scans", dueAt: later, askedAt: at });
	await db.insert(usageEntries).values({
		...mine,
		id: randomUUID(),
		kind: "tokens",
		amount: 40,
		source: `note:${mark}`,
		countedAt: at,
	});
	const product = `own-${mark}`;
	await db.insert(ownProducts).values({ ...mine, id: `own_${mark}`, name: product });
	await db.insert(confirmedProducts).values({
		userId: person.id,
		step: "morning_cleanser",
		productId: `own_${mark}`,
		name: product,
		confirmedAt: at,
	});
	await db.insert(droppedSteps).values({ userId: person.id, step: "weekly_mask", droppedAt: at });
	await db
		.insert(doneSteps)
		.values({ userId: person.id, day: "2026-03-01", step: "weekly_mask", doneAt: at });
	const diary = `diary-${mark}`;
	await db.insert(diaryEntries).values({
		userId: person.id,
		day: "2026-03-01",
		felt: ["dry"],
		note: diary,
		redFlags: [],
		asksForPause: false,
		writtenAt: at,
	});
	await db
		.insert(skippedRoutines)
		.values({ userId: person.id, day: "2026-03-01", part: "night", reason: "no_time", skippedAt: at });
	await db.insert(reminderChoices).values({
		userId: person.id,
		timeZone: "Europe/Berlin",
		nightAt: 1290,
		nextScan: true,
		rampStep: false,
		byMail: true,
		chosenAt: at,
	});
	const pushService = `https://push.example/${mark}`;
	await db.insert(pushDevices).values({
		id: randomUUID(),
		userId: person.id,
		endpoint: pushService,
		p256dh: "key",
		sealedAuth: "sealed",
		addedAt: at,
	});
	await db.insert(sentReminders).values({ userId: person.id, kind: "night", day: "2026-03-01", sentAt: at });
	await db.insert(experiments).values({
		id: randomUUID(),
		userId: person.id,
		productName: product,
		metric: "redness",
		weeks: 4,
		startedAt: at,
	});
	const [asked, answered, remark] = [`question-${mark} about itching`, `answer-${mark}`, `remark-${mark}`];
	const turnId = randomUUID();
	await db.insert(chatTurns).values({
		id: turnId,
		userId: person.id,
		state: "complete",
		startedAt: at,
		aliveAt: at,
		endedAt: at,
	});
	await db.insert(chatMessages).values([
		{ ...mine, turnId, role: "user", message: asked },
		{ ...mine, turnId, role: "assistant", message: answered, engine: "guided" },
	]);
	await db.insert(modelCalls).values({
		id: randomUUID(),
		userId: person.id,
		purpose: "reply",
		vendor: "openai",
		model: "test",
		promptVersion: "1",
		inputHash: "",
		inputTokens: 10,
		outputTokens: 10,
		latencyMs: 5,
		outcome: "answered",
		at,
	});
	await db.insert(remarkConsents).values({
		id: randomUUID(),
		userId: person.id,
		provider: "openai",
		decision: "granted",
		version: "1",
		decidedAt: at,
	});
	const [checkin] = await db.select().from(checkins).where(eq(checkins.userId, person.id));
	if (!checkin) throw new Error("The scans left no check-in.");
	const remarked = { checkinId: checkin.id, provider: "openai", model: "test", createdAt: at };
	await db.insert(photoRemarks).values({ ...remarked, text: remark });
	await db.update(users).set({ twoFactorEnabledAt: at }).where(eq(users.id, person.id));
	await db.update(sessions).set({ codeProvenAt: at }).where(eq(sessions.userId, person.id));
	return {
		...person,
		username,
		words: [
			person.email,
			former,
			username,
			`oil-${mark}`,
			note,
			message,
			opinion,
			product,
			diary,
			pushService,
			asked,
			answered,
			remark,
		],
	};
}
