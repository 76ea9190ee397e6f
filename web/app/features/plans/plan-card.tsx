import type { SpentQuota } from "@dewlight/contracts/billing.ts";
import { entitlementsOf } from "@dewlight/core/plans/entitlements.ts";
import { HISTORY, QUOTAS } from "@dewlight/core/plans/limits.ts";
import { planName } from "@dewlight/core/plans/plan.ts";
import { Check, Minus } from "lucide-react";
import { type ReactNode, useId } from "react";
import { paths } from "#paths.ts";
import { SpentList } from "#ui/billing/spent-list.tsx";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { actionLabel, type CardAction, type CardTier } from "./card-action.ts";
import { plansCopy as copy, historyWords } from "./copy.ts";

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

export function PlanCard(props: PlanCardProps) {
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
