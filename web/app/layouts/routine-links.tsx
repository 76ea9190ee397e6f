import { todayCopy } from "#features/care-plan/today/copy.ts";
import { paths } from "#paths.ts";
import { LinkButton } from "#ui/button.tsx";

/** The ways on from the day's routine. */
export function RoutineLinks() {
	return (
		<nav aria-label={todayCopy.ways} className="flex flex-wrap gap-3">
			<LinkButton tone="secondary" size="small" to={paths.carePlan}>
				{todayCopy.plan}
			</LinkButton>
			<LinkButton tone="secondary" size="small" to={paths.weeks}>
				{todayCopy.weeks}
			</LinkButton>
			<LinkButton tone="secondary" size="small" to={paths.reminders}>
				{todayCopy.reminders}
			</LinkButton>
			<LinkButton tone="secondary" size="small" to={paths.shelf}>
				{todayCopy.shelf}
			</LinkButton>
			<LinkButton tone="secondary" size="small" to={paths.check}>
				{todayCopy.check}
			</LinkButton>
		</nav>
	);
}
