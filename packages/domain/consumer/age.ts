/** Whole years between two days in stored form; both YYYY-MM-DD. A birthday on 29 February counts from 1 March. */
export function ageOn(birthDate: string, today: string): number {
  const [birthYear = 0, birthMonth = 0, birthDay = 0] = birthDate.split('-').map(Number);
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const hadBirthday = month > birthMonth || (month === birthMonth && day >= birthDay);
  return year - birthYear - (hadBirthday ? 0 : 1);
}

/** Whether a person is old enough on a day (C5.59, B5.3.06), including the birthday itself. */
export function isOldEnough(birthDate: string, today: string, minimumAge: number): boolean {
  return ageOn(birthDate, today) >= minimumAge;
}
