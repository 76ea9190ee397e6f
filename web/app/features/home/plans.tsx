import { entitlementsOf, HISTORY, type HistoryWindow, QUOTAS } from "@dewlight/core/plans/entitlements.ts";
import { paidPlan } from "@dewlight/core/plans/paid-plan.ts";
import { planName } from "@dewlight/core/plans/plan.ts";
import { foundingCents, PRICE_CENTS, savingsText } from "@dewlight/core/plans/prices.ts";
import { paths } from "#paths.ts";
import { priceCopy } from "#ui/billing/billing-words.ts";
import { FreePrice, YearPrice } from "#ui/billing/price-block.tsx";
import { buttonStyle } from "#ui/button.tsx";
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
							{/* The price of a month makes room that Free has no words for; the buttons stand in one line. */}
							<div className="desk:min-h-42">
								<Price tier={tier} />
							</div>
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
				<div className="grid gap-1 text-small text-ink-2">
					<p>{priceCopy.foundingNote}</p>
					<p>{copy.note}</p>
				</div>
			</div>
		</section>
	);
}

/** The page is written before anybody knows whether founding places are left: it leads with what holds without them. */
function Price({ tier }: { tier: ShownTier }) {
	if (tier === "free") return <FreePrice />;
	const year = paidPlan(tier, "year");
	const [charged, founding] = [PRICE_CENTS[year], foundingCents(year)];
	return (
		<YearPrice charged={charged / 100} regular={null} savings={savingsText(tier, charged)} money={moneyWords}>
			<p className="text-small text-ink-2">
				{copy.orMonth(moneyWords(PRICE_CENTS[paidPlan(tier, "month")] / 100))}
			</p>
			{founding !== null && <p className="text-small">{copy.founding(moneyWords(founding / 100))}</p>}
		</YearPrice>
	);
}

/** The page is written before anybody asks for it, so its money is written in one way. */
function moneyWords(amount: number): string {
	return new Intl.NumberFormat("en-US", {
		style: "currency",
		currency: "USD",
		trailingZeroDisplay: "stripIfInteger",
	}).format(amount);
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
