import type { User } from "@dewlight/contracts/accounts.ts";
import type { PlanOffer, PlansAnswer, SpentQuota } from "@dewlight/contracts/billing.ts";
import { entitlementsOf, HISTORY, QUOTAS } from "@dewlight/core/plans/entitlements.ts";
import type { BillingInterval, PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
import { type PlanKey, planName, tierOf } from "@dewlight/core/plans/plan.ts";
import { CURRENCY, savingsText } from "@dewlight/core/plans/prices.ts";
import { Check, Minus } from "lucide-react";
import { type ReactNode, useId } from "react";
import { paths } from "#paths.ts";
import { moneyWords, priceCopy } from "#ui/billing/billing-words.ts";
import { FreePrice, PriceBlock, YearPrice } from "#ui/billing/price-block.tsx";
import { SpentList } from "#ui/billing/spent-quota.tsx";
import { Button, LinkButton, TextLink } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { actionLabel, CARDS, type CardAction, type CardTier, cardAction, standingOf } from "./card-action.ts";
import { plansCopy as copy, historyWords } from "./copy.ts";

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

const holdsCopy = copy.holds;

interface PlanCardProps {
	tier: CardTier;
	action: CardAction;
	/** The next step up from the plan in force. */
	suggested: boolean;
	price: ReactNode;
	/** Used up already, so that the plan leaves nothing of it. */
	spent: readonly SpentQuota[];
	/** Its own press is on its way. */
	busy: boolean;
	/** Another card's press is on its way. */
	disabled: boolean;
	/** Says where downgrades are made. */
	hintId: string;
	onPress: () => void;
	onLeave: () => void;
}

/** One below the other, what can be bought comes first, and never "Downgrade to Free" or the own plan. */
const PLACE_ON_PHONES = ["", "max-desk:order-1", "max-desk:order-2", "max-desk:order-3"] as const;

function placeOf(tier: CardTier, action: CardAction): 0 | 1 | 2 | 3 {
	if (action.kind === "current") return 3;
	if (tier === "free") return 2;
	return action.kind === "downgrade" ? 1 : 0;
}

const isBuyable = ({ kind }: CardAction) => kind === "checkout" || kind === "switch";

function PlanCard(props: PlanCardProps) {
	const { tier, suggested, price, spent } = props;
	const [title, spentId] = [useId(), useId()];
	return (
		<li
			aria-labelledby={title}
			className={classNames(
				"grid content-start gap-4 rounded-md border p-5",
				suggested ? "border-fig bg-blush/35" : "border-line",
				PLACE_ON_PHONES[placeOf(tier, props.action)],
			)}
		>
			<h3 id={title} className="text-h3">
				{planName(tier)}
			</h3>
			{price}
			<div className="grid gap-2">
				<CardButton {...props} spentId={spentId} />
				{spent.length > 0 && isBuyable(props.action) && (
					<div className="rounded-sm bg-amber-soft px-3 py-2 text-small text-amber">
						<SpentList id={spentId} plan={tier} spent={spent} />
					</div>
				)}
			</div>
			<ul className="grid gap-2 text-small">
				{planHolds(tier).map(({ text, welcome }) => {
					const Icon = welcome ? Check : Minus;
					return (
						<li key={text} className="flex gap-2.5">
							<Icon
								aria-hidden="true"
								className={classNames("mt-0.5 size-4.5 shrink-0", welcome ? "text-sage" : "text-ink-2")}
							/>
							{text}
						</li>
					);
				})}
			</ul>
			{tier === "pro" && <p className="text-small text-ink-2">{copy.footnote}</p>}
		</li>
	);
}

function CardButton(props: PlanCardProps & { spentId: string }) {
	const { action, suggested, spent, spentId, busy, disabled, hintId, onPress, onLeave } = props;
	const label = actionLabel(action);
	const tone = suggested ? "primary" : "secondary";
	switch (action.kind) {
		case "current":
			return <Button disabled>{label}</Button>;
		case "downgrade":
			return (
				<Button disabled aria-describedby={hintId}>
					{label}
				</Button>
			);
		case "join":
			return (
				<LinkButton to={paths.register} tone={tone} onClick={onLeave}>
					{label}
				</LinkButton>
			);
		case "checkout":
		case "switch":
			return (
				<Button
					tone={tone}
					busy={busy}
					disabled={disabled}
					onClick={onPress}
					{...(spent.length > 0 && { "aria-describedby": spentId })}
				>
					{busy ? copy.busy : label}
				</Button>
			);
	}
}

interface HeldLine {
	text: string;
	/** False for what comes with a plan without being wished for. */
	welcome: boolean;
}

/** What a plan holds, line by line, from the tables that are also enforced. */
function planHolds(tier: CardTier): HeldLine[] {
	const { scans, messages } = QUOTAS[tier];
	const { ads, beta, exportsTimeline } = entitlementsOf(tier);
	const use =
		tier === "pro"
			? [holdsCopy.unlimited]
			: [holdsCopy.scans(scans.limit), holdsCopy.messages(messages.limit)];
	const lines = [
		...use,
		historyWords(HISTORY[tier]),
		...(exportsTimeline ? [holdsCopy.exports] : []),
		...(beta ? [holdsCopy.beta] : []),
		...(ads ? [] : [holdsCopy.noAds]),
	].map((text) => ({ text, welcome: true }));
	return ads ? [...lines, { text: holdsCopy.ads, welcome: false }] : lines;
}
