import { planName } from "@dewlight/core/plans/plan.ts";
import { Check, Minus } from "lucide-react";
import { type ReactNode, useId } from "react";
import { paths } from "#paths.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { actionLabel, type CardAction, type CardTier } from "./card-action.ts";
import { plansCopy as copy } from "./copy.ts";
import { planHolds } from "./plan-holds.ts";

interface PlanCardProps {
	tier: CardTier;
	action: CardAction;
	/** The next step up from the plan in force. */
	suggested: boolean;
	price: ReactNode;
	/** Its own press is on its way. */
	busy: boolean;
	/** Another card's press is on its way. */
	disabled: boolean;
	/** Says where downgrades are made. */
	hintId: string;
	onPress: () => void;
	onLeave: () => void;
}

export function PlanCard(props: PlanCardProps) {
	const { tier, suggested, price } = props;
	const title = useId();
	return (
		<li
			aria-labelledby={title}
			className={classNames(
				"grid content-start gap-4 rounded-md border p-5",
				suggested ? "border-fig bg-blush/35" : "border-line",
			)}
		>
			<h3 id={title} className="text-h3">
				{planName(tier)}
			</h3>
			{price}
			<CardButton {...props} />
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

function CardButton({ action, suggested, busy, disabled, hintId, onPress, onLeave }: PlanCardProps) {
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
				<Button tone={tone} busy={busy} disabled={disabled} onClick={onPress}>
					{busy ? copy.busy : label}
				</Button>
			);
	}
}
