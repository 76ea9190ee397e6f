import type { ChatEngine } from "@dewlight/contracts/chat.ts";
import {
	type AssistantContext,
	type ChatReport,
	type PlanLimits,
	type Turn,
	textsOfPerson,
} from "@dewlight/core/assistant/conversation.ts";
import { BRANDS_LIKE_WORDS } from "@dewlight/core/assistant/guard/known-names.ts";
import { suggestQuestions } from "@dewlight/core/assistant/suggest-questions.ts";
import { ACTIVE_IDS } from "@dewlight/core/knowledge/actives.ts";
import type { Decision } from "@dewlight/core/plans/decide.ts";
import {
	type PlanKey,
	planName,
	QUOTAS,
	type QuotaWindow,
	TIERS,
	tierOf,
} from "@dewlight/core/plans/index.ts";
import { BUDGET_LIMIT } from "@dewlight/core/products/catalogue/price.ts";
import type { ShortlistNeed } from "@dewlight/core/products/catalogue/shortlist.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import type { ProductInUse } from "@dewlight/core/products/recommend-request.ts";
import { searchWords } from "@dewlight/core/products/search/search-products.ts";
import { PRODUCT_CATEGORIES, type ProductCategory } from "@dewlight/core/routine/care-plan.ts";
import type { FlagsOf } from "@dewlight/core/skin/red-flags/exact-triage.ts";
import type { Queryable } from "#db/database.ts";
import { findUserById } from "#db/queries/accounts.ts";
import { findChatReport, listLastShown } from "#db/queries/chat.ts";
import { findProducts, listNamedProducts, listShortlist } from "#db/queries/products.ts";
import { listConfirmed, listOwnProducts } from "#db/queries/products-in-use.ts";
import { isSwitchedOff } from "#db/queries/usage.ts";
import type { ProductSearch } from "#ports/assistant.ts";
import type { Context, UserActor } from "../context.ts";
import { notFound } from "../domain-error.ts";
import { modelAllowed } from "../model-permission.ts";
import { readTold } from "../profile/index.ts";
import { readAllowance, readPlan } from "../read-allowance.ts";
import { toProductInUse } from "../recommendations/index.ts";
import { tellProgress } from "../scans/index.ts";

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

const MOST_WORDS = 60;
const SHORTEST_ALONE = 4;

/** Words of sentences; no product is meant by them. */
const OF_SENTENCES = new Set(
	`a about after again all also am an and any are as at be because been before best better both but buy by can could
	day did do does doing for from get give good got had has have help her here him his how i if im in into is it its
	just know like make me more most much my need night no not now of off on one only or other our out over please
	recommend safe should show so some something suggest tell than thank thanks that the their them then there these they
	thing think this to today too try under until up use used using very want was we well were what whats when where
	which while who why will with without would yes you your`.split(/\s+/),
);

/** Words half the catalogue is named with: alone they mean no product, beside another they may. */
const OF_MANY_NAMES = new Set(
	`acid acne balm care cheap clean cleanser cream daily dark dry essence exfoliant exfoliating face facial fragrance
	free foam gel gentle hydrating light lotion mask moisture moisturizer moisturiser mist oil oily pads peel powder
	product products routine repair scan sensitive serum skin skincare soap soothing spots spray sunscreen toner treatment
	vitamin wash water ${ACTIVE_IDS.join("_").replaceAll("_", " ")}`.split(/\s+/),
);

/** Groups of words by which a message may name a product: neighbours, and words that only few names have. */
export function wordsOfNames(message: string): string[][] {
	const words = searchWords(message).slice(0, MOST_WORDS);
	const pairs = words.slice(1).flatMap((word, at) => {
		const before = words[at] ?? "";
		return OF_SENTENCES.has(before) || OF_SENTENCES.has(word) ? [] : [[before, word]];
	});
	const alone = words.filter((word) => isOwn(word) && !/^[\d.]+$/.test(word));
	return [...pairs, ...[...new Set(alone)].map((word) => [word])];
}

const MOST_OF_A_NAME = 0.75;
const LEAST_OF_A_NAME = 2;
const LIKE_WORDS = new Set(BRANDS_LIKE_WORDS.map((brand) => searchWords(brand).join(" ")));

/**
 * Whether a message speaks of this product: it says the brand, or most of the words that make its name its own. A
 * brand that is an ordinary word counts beside a word of the name only.
 */
export function isNamed({ brand, name }: Pick<CatalogueProduct, "brand" | "name">, message: string): boolean {
	const said = new Set(searchWords(message));
	const brandWords = searchWords(brand);
	const own = [...new Set(searchWords(name))].filter((word) => !brandWords.includes(word) && isOwn(word));
	const shared = own.filter((word) => said.has(word)).length;
	if (shared >= LEAST_OF_A_NAME && shared >= own.length * MOST_OF_A_NAME) return true;
	if (brandWords.length === 0 || !brandWords.every((word) => said.has(word))) return false;
	const ordinary = LIKE_WORDS.has(brandWords.join(" ")) || !brandWords.some(isOwn);
	return !ordinary || shared > 0;
}

function isOwn(word: string): boolean {
	return word.length >= SHORTEST_ALONE && !OF_SENTENCES.has(word) && !OF_MANY_NAMES.has(word);
}

/** Rows looked at for one category, and for each when any may fit. */
const TAKE = { one: 60, each: 12 } as const;
const MOST_PRICES = 3;
const MOST_ACTIVES = 4;
const MOST_NAMED = 12;

/** A bounded part of the catalogue, however large that is: what an answer to this search may name. */
export async function readCandidates(
	db: Queryable,
	search: ProductSearch,
	message: string,
): Promise<CatalogueProduct[]> {
	const text = `${search.product_intent} ${message}`;
	const categories = search.category === null ? PRODUCT_CATEGORIES : [search.category];
	const take = search.category === null ? TAKE.each : TAKE.one;
	const needs = categories.flatMap((category) => needsOf(category, text, take));
	const [listed, named] = await Promise.all([
		listShortlist(db, needs),
		listNamedProducts(db, wordsOfNames(text), MOST_NAMED),
	]);
	const fitting = named.filter(({ category }) => search.category === null || category === search.category);
	return [...new Map([...listed, ...fitting].map((product) => [product.id, product])).values()];
}

/** The best known rows, those that are mild, those under each price that is spoken of, and those with an active. */
function needsOf(category: ProductCategory, text: string, take: number): ShortlistNeed[] {
	const any: ShortlistNeed = { category, any_of: [], without: [], quality: "any", max_price: null, take };
	const prices = [...new Set([BUDGET_LIMIT.low, ...pricesIn(text)])];
	const actives = activesIn(text);
	return [
		any,
		{ ...any, quality: "sensitive_safe" },
		{ ...any, quality: "no_listed_fragrance" },
		...prices.map((max_price) => ({ ...any, max_price })),
		...actives.flatMap((id) => [
			{ ...any, any_of: [id] },
			...prices.map((max_price) => ({ ...any, any_of: [id], max_price })),
		]),
	];
}

function pricesIn(text: string): number[] {
	const numbers = text.match(/\d{1,4}(?:\.\d{1,2})?/g) ?? [];
	return numbers.slice(0, MOST_PRICES).map(Number);
}

function activesIn(text: string): string[] {
	const words = text.toLowerCase().replaceAll(/[^a-z0-9]+/g, " ");
	return ACTIVE_IDS.filter((id) => words.includes(id.replaceAll("_", " "))).slice(0, MOST_ACTIVES);
}
