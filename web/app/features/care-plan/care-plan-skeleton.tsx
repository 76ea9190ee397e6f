import { Skeleton } from "#ui/skeleton.tsx";
import { carePlanCopy as copy } from "./copy.ts";

/** The places of what is on its way. */
export function CarePlanSkeleton() {
	return (
		<>
			<output className="sr-only">{copy.loading}</output>
			<div className="grid gap-8">
				<Skeleton className="h-64 rounded-lg" />
				<Skeleton className="h-12 w-72 max-w-full rounded-full" />
				<Skeleton className="h-80 rounded-lg" />
				<Skeleton className="h-80 rounded-lg" />
			</div>
		</>
	);
}
