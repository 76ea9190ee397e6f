import { Skeleton } from "#ui/skeleton.tsx";
import { CARDS } from "./card-action.ts";
import { plansCopy as copy } from "./copy.ts";

export function PlansLoading() {
	return (
		<>
			<output className="sr-only">{copy.loading}</output>
			<div className="grid gap-3 desk:grid-cols-3">
				{CARDS.map((tier) => (
					<Skeleton key={tier} className="h-64 rounded-md desk:h-104" />
				))}
			</div>
		</>
	);
}
