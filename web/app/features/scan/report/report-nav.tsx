import { classNames } from "#ui/class-names.ts";
import { reportCopy } from "./copy.ts";
import { SECTION_IDS, SECTION_LABELS, type SectionName } from "./section-ids.ts";
import { useSectionInView } from "./use-section-in-view.ts";

interface ReportNavProps {
	sections: readonly SectionName[];
	className?: string;
}

/** The parts of the report: a rail that follows the reading on wide screens, a short list of jumps elsewhere. */
export function ReportNav({ sections, className }: ReportNavProps) {
	const current = useSectionInView(sections.map((name) => SECTION_IDS[name]));
	return (
		<nav aria-label={reportCopy.jump} className={classNames("print:hidden", className)}>
			<ul className="flex gap-2 max-[76rem]:overflow-x-auto min-[76rem]:grid min-[76rem]:gap-0.5 min-[76rem]:border-l min-[76rem]:border-line">
				{sections.map((name) => {
					const here = SECTION_IDS[name] === (current ?? SECTION_IDS.overview);
					return (
						<li key={name}>
							<a
								href={`#${SECTION_IDS[name]}`}
								aria-current={here ? "true" : undefined}
								className={classNames(
									"inline-flex min-h-11 items-center whitespace-nowrap rounded-full bg-silk px-4 text-small font-medium text-ink hover:text-fig",
									"min-[76rem]:-ml-px min-[76rem]:min-h-10 min-[76rem]:rounded-none min-[76rem]:border-l-2 min-[76rem]:bg-transparent",
									here
										? "min-[76rem]:border-fig min-[76rem]:text-fig"
										: "min-[76rem]:border-transparent min-[76rem]:text-ink-2",
								)}
							>
								{SECTION_LABELS[name]}
							</a>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}
