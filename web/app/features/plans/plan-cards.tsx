import type { User } from "@dewlight/contracts/accounts.ts";
import type { PlansAnswer } from "@dewlight/contracts/billing.ts";
import type { BillingInterval, PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
import { type PlanKey, tierOf } from "@dewlight/core/plans/plan.ts";
import { useId } from "react";
import { paths } from "#paths.ts";
import { FreePrice } from "#ui/billing/price-block.tsx";
import { priceCopy } from "#ui/billing/price-copy.ts";
import { TextLink } from "#ui/text-link.tsx";
import { CARDS, type CardAction, type CardTier, cardAction, standingOf } from "./card-action.ts";
import { plansCopy as copy } from "./copy.ts";
import { PlanCard } from "./plan-card.tsx";
import { OfferPrice } from "./plan-price.tsx";

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
