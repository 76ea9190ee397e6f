import { entitlementsOf } from "@dewlight/core/plans/entitlements.ts";
import { HISTORY, type HistoryWindow, QUOTAS } from "@dewlight/core/plans/limits.ts";
import { type PaidTier, paidPlan } from "@dewlight/core/plans/paid-plan.ts";
import { planName } from "@dewlight/core/plans/plan.ts";
import { foundingCents, PRICE_CENTS } from "@dewlight/core/plans/prices.ts";
import { paths } from "#paths.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { moreCopy } from "./more-copy.ts";

const copy = moreCopy.plans;
const SHOWN = ["free", "plus", "pro"] as const;
type ShownTier = (typeof SHOWN)[number];

/** Every figure from the tables that are also enforced and charged. */
export function Plans() {
	return (
		<section aria-labelledby="plans-title">
			<div className="mx-auto grid max-w-page gap-10 px-5 py-16 wide:px-8 wide:py-24">
				<div className="grid gap-3">
					<h2 id="plans-title" className="text-h1">
						{copy.title}
					</h2>
					<p className="max-w-reading text-lead text-ink-2">{copy.lead}</p>
				</div>
				<ul className="grid gap-4 desk:grid-cols-3 desk:gap-6">
					{SHOWN.map((tier) => (
						<li
							key={tier}
							aria-labelledby={`plan-card-${tier}`}
							className="grid content-start gap-5 rounded-lg border border-line bg-surface p-6 shadow-soft wide:p-7"
						>
							<h3 id={`plan-card-${tier}`} className="text-h2">
								{planName(tier)}
							</h3>
							<Price tier={tier} />
							<Holds tier={tier} />
							<a
								href={paths.register}
								data-plan={tier}
								className={buttonStyle(tier === "plus" ? "primary" : "secondary", "regular")}
							>
								{tier === "free" ? copy.start : copy.choose(planName(tier))}
							</a>
						</li>
					))}
				</ul>
				<p className="text-small text-ink-2">{copy.note}</p>
			</div>
		</section>
	);
}

function Price({ tier }: { tier: ShownTier }) {
	const [price, per] =
		tier === "free"
			? [copy.free, copy.forever]
			: [moneyWords(PRICE_CENTS[paidPlan(tier, "month")]), `${copy.perMonth}, ${yearWords(tier)}`];
	return (
		<p>
			<span className="block font-display text-h1">{price}</span>
			<span className="text-small text-ink-2">{per}</span>
		</p>
	);
}

/**
 * Both prices of a year, for whom each is: true however many founding places are left, which a page that is written
 * before anybody asks for it cannot know.
 */
function yearWords(tier: PaidTier): string {
	const plan = paidPlan(tier, "year");
	return copy.orYear(moneyWords(PRICE_CENTS[plan]), moneyWords(foundingCents(plan) ?? PRICE_CENTS[plan]));
}

/** The page is written before anybody asks for it, so its money is written in one way. */
function moneyWords(cents: number): string {
	return new Intl.NumberFormat("en-US", {
		style: "currency",
		currency: "USD",
		trailingZeroDisplay: "stripIfInteger",
	}).format(cents / 100);
}

function Holds({ tier }: { tier: ShownTier }) {
	const { scans, messages } = QUOTAS[tier];
	const facts = [
		[copy.scans, String(scans.limit)],
		[copy.messages, String(messages.limit)],
		[copy.history, historyWords(HISTORY[tier])],
		[copy.ads, entitlementsOf(tier).ads ? copy.withAds : copy.noAds],
	] as const;
	return (
		<dl className="divide-y divide-line border-y border-line text-small">
			{facts.map(([name, value]) => (
				<div key={name} className="flex items-baseline justify-between gap-4 py-2.5">
					<dt className="text-ink-2">{name}</dt>
					<dd className="text-right font-semibold">{value}</dd>
				</div>
			))}
		</dl>
	);
}

function historyWords(history: HistoryWindow): string {
	switch (history.kind) {
		case "last":
			return copy.last(history.count);
		case "months":
			return copy.months(history.months);
		case "all":
			return copy.all;
	}
}
