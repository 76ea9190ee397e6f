import type { Schedule, SchedulePhase } from "../state/tables.ts";

export function currentPhaseOf(schedule: Schedule): SchedulePhase | null {
	const start = schedule.current_phase?.start_date;
	return schedule.phases.find((phase) => phase.start_date === start) ?? null;
}

export function nextPhaseOf(schedule: Schedule): SchedulePhase | null {
	const current = currentPhaseOf(schedule);
	return current ? (schedule.phases[schedule.phases.indexOf(current) + 1] ?? null) : null;
}
