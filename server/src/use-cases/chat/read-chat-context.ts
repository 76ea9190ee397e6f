import type { ChatEngine } from "@dewlight/contracts/chat.ts";
import {
	type AssistantContext,
	type ChatReport,
	type PlanLimits,
	type Turn,
	textsOfPerson,
} from "@dewlight/core/assistant/conversation.ts";
import { suggestQuestions } from "@dewlight/core/assistant/suggest-questions.ts";
import type { Decision } from "@dewlight/core/plans/decide.ts";
import {
	type PlanKey,
	planName,
	QUOTAS,
	type QuotaWindow,
	TIERS,
	tierOf,
} from "@dewlight/core/plans/index.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import type { ProductInUse } from "@dewlight/core/products/recommend-request.ts";
import type { FlagsOf } from "@dewlight/core/skin/red-flags/exact-triage.ts";
import type { Queryable } from "#db/database.ts";
import { findUserById } from "#db/queries/accounts.ts";
import { findChatReport, listLastShown } from "#db/queries/chat.ts";
import { findProducts, listNamedProducts } from "#db/queries/products.ts";
import { listConfirmed, listOwnProducts } from "#db/queries/products-in-use.ts";
import { isSwitchedOff } from "#db/queries/usage.ts";
import type { Context, UserActor } from "../context.ts";
import { notFound } from "../domain-error.ts";
import { modelAllowed } from "../model-permission.ts";
import { readTold } from "../profile/index.ts";
import { readAllowance, readPlan } from "../read-allowance.ts";
import { toProductInUse } from "../recommendations/index.ts";
import { tellProgress } from "../scans/index.ts";
import { isNamed, MOST_NAMED, wordsOfNames } from "./read-candidates.ts";

const PERIODS: Record<QuotaWindow, string> = {
	calendar_month: "a month",
	rolling_7_days: "in seven days",
	trial: "for the whole trial",
};

/** What every plan includes, as the assistant may tell it; `plan` is the person's. */
export function planLimits(plan: PlanKey): PlanLimits[] {
	return TIERS.map((tier) => {
		const { scans, messages } = QUOTAS[tier];
		return {
			plan: planName(tier),
			scans: scans.limit,
			messages: messages.limit,
			period: PERIODS[messages.window],
			current: tierOf(plan) === tier,
		};
	});
}

interface AskedAbout {
	message: string;
	/** The turns before it. */
	history: readonly Turn[];
	/** Of the person's own; null for the newest report. */
	checkinId: number | null;
}

/** Everything an answer may rest on: this person's, and the catalogue's. No photo, no address, no name. */
export async function readChatContext(
	ctx: Context<UserActor>,
	{ message, history, checkinId }: AskedAbout,
): Promise<AssistantContext> {
	const { db } = ctx.store;
	const { userId } = ctx.actor;
	const [user, report, routine, shown, named, { plan }, told] = await Promise.all([
		findUserById(db, userId),
		readReport(db, userId, checkinId),
		readInUse(db, userId),
		readShown(db, userId),
		listNamedProducts(db, wordsOfNames(message), MOST_NAMED),
		readPlan(ctx, db, userId),
		readTold(db, userId, ctx.clock.now()),
	]);
	if (!user) throw notFound();
	const { goals, issues, preferences } = user;
	return {
		person: { goals, issues, preferences },
		report,
		in_use: routine,
		told,
		shown,
		named: named.filter((product) => isNamed(product, message)),
		flagsOf: flagsWhenAsked(ctx, textsOfPerson(message, history)),
		now: ctx.clock.now().toISOString(),
		limits: planLimits(plan),
	};
}

/** An assistant in another process reads the flags there: here they are read when somebody asks for them, and once. */
function flagsWhenAsked({ triage }: Pick<Context, "triage">, texts: readonly string[]): FlagsOf {
	let read: FlagsOf | undefined;
	return (text) => {
		read ??= triage.read(texts, "talk");
		return read(text);
	};
}

/** A check-in that is still in work has nothing to say; the newest report has. */
async function readReport(
	db: Queryable,
	userId: number,
	checkinId: number | null,
): Promise<ChatReport | null> {
	const chosen = checkinId === null ? null : await findChatReport(db, userId, checkinId);
	const report = chosen ?? (await findChatReport(db, userId, null));
	if (report === null) return null;
	const { checkin_id: id, created_at: at, analysis: analysisResult } = report;
	const [told] = await tellProgress(db, userId, [{ id, takenAt: new Date(at), analysisResult }]);
	return { ...report, analysis: told?.analysisResult ?? report.analysis };
}

async function readInUse(db: Queryable, userId: number): Promise<ProductInUse[]> {
	const [confirmed, own] = await Promise.all([listConfirmed(db, userId), listOwnProducts(db, userId)]);
	const catalogue = await findProducts(
		db,
		confirmed.map(({ productId }) => productId),
	);
	const byId = new Map(catalogue.map((product) => [product.id, product]));
	return confirmed.map((row) => toProductInUse(row, byId, own));
}

async function readShown(db: Queryable, userId: number): Promise<CatalogueProduct[]> {
	const ids = await listLastShown(db, userId);
	const found = new Map((await findProducts(db, ids)).map((product) => [product.id, product]));
	return ids.flatMap((id) => found.get(id) ?? []);
}

export interface AssistantStatus {
	engine: ChatEngine;
	/** Who gets the person's words; null where nothing leaves the machine. */
	provider: string | null;
	available: boolean;
	/** Questions that fit where this person stands. */
	suggestions: string[];
	/** Messages of the plan's window. */
	messages: Decision;
}

/** Who would answer now, and what could be asked. */
export async function chatStatus({ ctx }: { ctx: Context<UserActor> }): Promise<AssistantStatus> {
	const { guide, model } = ctx.assistants;
	const assistant = model && (await modelAllowed(ctx)) ? model.assistant : guide;
	const context = await readChatContext(ctx, { message: "", history: [], checkinId: null });
	return {
		engine: assistant.engine,
		provider: assistant.provider,
		available: !(await isSwitchedOff(ctx.store.db, "assistant")),
		suggestions: suggestQuestions(context),
		messages: await readAllowance(ctx, ctx.store.db, ctx.actor.userId, "messages"),
	};
}
