import type { User } from "@dewlight/contracts/accounts.ts";
import type { PlanOffer, PlansAnswer } from "@dewlight/contracts/billing.ts";
import { type BillingInterval, type PaidPlan, savingsText } from "@dewlight/core/plans/paid-plan.ts";
import { type PlanKey, tierOf } from "@dewlight/core/plans/plan.ts";
import { CURRENCY } from "@dewlight/core/plans/prices.ts";
import { useId } from "react";
import { paths } from "#paths.ts";
import { moneyWords } from "#ui/billing/money-words.ts";
import { FreePrice, PriceBlock, YearPrice } from "#ui/billing/price-block.tsx";
import { priceCopy } from "#ui/billing/price-copy.ts";
import { TextLink } from "#ui/text-link.tsx";
import { CARDS, type CardAction, type CardTier, cardAction, standingOf } from "./card-action.ts";
import { plansCopy as copy } from "./copy.ts";
import { PlanCard } from "./plan-card.tsx";

interface PlanCardsProps {
	offers: PlansAnswer;
	/** The plan in force; for a visitor the one the event names. */
	plan: PlanKey;
	/** Null for a visitor. */
	user: User | null;
	interval: BillingInterval;
	/** The plan whose checkout or price is on its way. */
	busy: PaidPlan | null;
	onChoose: (action: Extract<CardAction, { kind: "checkout" | "switch" }>) => void;
	onLeave: () => void;
}

/** The plan after the one in force. */
function suggestedTier(current: PlanKey): CardTier | null {
	switch (tierOf(current)) {
		case "free":
		case "trial":
			return "plus";
		case "plus":
			return "pro";
		case "pro":
			return null;
	}
}

export function PlanCards({ offers, plan, user, interval, busy, onChoose, onLeave }: PlanCardsProps) {
	const hintId = useId();
	const actions = CARDS.map((tier) => ({
		tier,
		action: cardAction(user && standingOf(user), tier, interval),
	}));
	const founding = interval === "year" && offers.founding_open;
	return (
		<>
			<ul className="grid gap-3 desk:grid-cols-3">
				{actions.map(({ tier, action }) => {
					const offer = offers.plans.find(({ key }) => key === tier);
					if (tier !== "free" && offer === undefined) return null;
					const own = "plan" in action && action.plan === busy && busy !== null;
					return (
						<PlanCard
							key={tier}
							tier={tier}
							action={action}
							suggested={tier === suggestedTier(plan)}
							price={offer === undefined ? <FreePrice /> : <OfferPrice offer={offer} interval={interval} />}
							spent={offer?.spent ?? []}
							busy={own}
							disabled={busy !== null}
							hintId={hintId}
							onPress={() => (action.kind === "checkout" || action.kind === "switch") && onChoose(action)}
							onLeave={onLeave}
						/>
					);
				})}
			</ul>
			<div className="grid gap-1 text-small text-ink-2">
				{actions.some(({ action }) => action.kind === "downgrade") && (
					<p id={hintId}>
						{copy.hint.before}
						<TextLink to={paths.billing} onClick={onLeave}>
							{copy.hint.link}
						</TextLink>
						{copy.hint.after}
					</p>
				)}
				{founding && <p>{priceCopy.foundingNote}</p>}
				<p>{copy.terms}</p>
			</div>
		</>
	);
}

function OfferPrice({ offer, interval }: { offer: PlanOffer; interval: BillingInterval }) {
	const price = priceOf(offer, interval);
	const money = (amount: number) => moneyWords(amount, CURRENCY);
	if (interval === "year") return <YearPrice {...price} money={money} />;
	return <PriceBlock price={money(price.charged)} per={priceCopy.perMonth} note={priceCopy.monthNote} />;
}

interface CardPrice {
	/** What is charged each interval, in major units. */
	charged: number;
	/** The regular price where less is charged. */
	regular: number | null;
	/** "Save 33%", by what is charged. */
	savings: string | null;
}

/** BILL-22, BILL-23, BILL-A3: the price of a plan by month or by year. */
export function priceOf(offer: PlanOffer, interval: BillingInterval): CardPrice {
	if (interval === "month") return { charged: offer.monthly_price, regular: null, savings: null };
	const { annual_price, discounted_annual_price: founding } = offer;
	const open = founding !== null && founding < annual_price;
	const charged = open ? founding : annual_price;
	return {
		charged,
		regular: open ? annual_price : null,
		savings: offer.annual_savings ?? savingsText(offer.key, Math.round(charged * 100)),
	};
}
