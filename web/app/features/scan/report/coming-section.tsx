import { Section } from "#ui/section.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { SECTION_IDS, SECTION_TITLES, type SectionName } from "./section-ids.ts";

/** The place of a part that is still being worked out. The live status says what is going on. */
export function ComingSection({ name }: { name: SectionName }) {
	return (
		<Section id={SECTION_IDS[name]} title={SECTION_TITLES[name]}>
			<div className="grid gap-3">
				<Skeleton className="h-5 w-4/5" />
				<Skeleton className="h-5 w-3/5" />
				<Skeleton className="h-28" />
			</div>
		</Section>
	);
}
