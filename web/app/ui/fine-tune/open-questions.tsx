import type { Preferences } from "@dewlight/contracts/accounts.ts";
import { ListTodo } from "lucide-react";
import type { ReactNode } from "react";
import { fineTuneCopy } from "./copy.ts";

const copy = fineTuneCopy.open;

interface OpenQuestionsProps {
	preferences: Preferences;
	/** The way to answer them. */
	children: ReactNode;
}

/** How many answers would make the plan safer, or where safety is told, would make it fit better; nothing once told. */
export function OpenQuestions({ preferences, children }: OpenQuestionsProps) {
	const safety = openOnSafety(preferences);
	const names = safety.length > 0 ? safety : openOnFit(preferences);
	if (names.length === 0) return null;
	const title = safety.length > 0 ? copy.safer : copy.fitter;
	return (
		<aside className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-silk px-5 py-4 print:hidden">
			<div className="flex min-w-0 gap-3">
				<ListTodo aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-fig" />
				<div className="grid gap-0.5">
					<p className="font-semibold">{title(names.length)}</p>
					<p className="text-small text-ink-2">{copy.stillOpen(names)}</p>
				</div>
			</div>
			{children}
		</aside>
	);
}

function openOnSafety(told: Preferences): string[] {
	const { prescription_retinoid, isotretinoin, prescription_acne } = told;
	const noMedicineTold = [prescription_retinoid, isotretinoin, prescription_acne].every(
		(answer) => answer === undefined,
	);
	return [
		...(told.age_band === undefined ? [copy.names.age] : []),
		...(told.pregnancy === undefined ? [copy.names.pregnancy] : []),
		...(noMedicineTold ? [copy.names.medicines] : []),
	];
}

function openOnFit(told: Preferences): string[] {
	const noFeelingTold = told.sensitive_skin === undefined && told.sensitivity_answers === undefined;
	return [
		...(noFeelingTold ? [copy.names.sensitivity] : []),
		...(told.fragrance_free === undefined ? [copy.names.fragrance] : []),
		...(told.budget === undefined ? [copy.names.price] : []),
	];
}
