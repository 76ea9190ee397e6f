import { classNames } from "#ui/class-names.ts";
import { planCopy } from "#ui/plan/copy.ts";
import { carePlanCopy } from "../copy.ts";
import type { OwnSection } from "../plan-rows.ts";
import { partId } from "./part-id.ts";
import { useActivePart } from "./use-active-part.ts";

/** The sections beside the plan; marks the one being read. Wide windows only. */
export function PartNav({ parts }: { parts: readonly OwnSection[] }) {
	const active = useActivePart(parts.map(partId));
	return (
		<nav
			aria-label={carePlanCopy.nav}
			className="sticky top-[calc(8rem+env(safe-area-inset-top))] hidden self-start wide:block print:hidden"
		>
			<ul className="grid gap-0.5 border-l border-line">
				{parts.map((part) => {
					const here = partId(part) === active;
					return (
						<li key={part}>
							<a
								href={`#${partId(part)}`}
								aria-current={here ? "true" : undefined}
								className={classNames(
									"-ml-px flex min-h-11 items-center border-l-2 px-4 text-small font-medium transition-colors hover:text-fig",
									here ? "border-fig text-fig" : "border-transparent text-ink-2",
								)}
							>
								{planCopy.sections[part]}
							</a>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}
