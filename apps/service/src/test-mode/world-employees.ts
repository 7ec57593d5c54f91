import type { Employee } from "@enrolkit/contract";

type Person = Omit<Employee, "id" | "employer_id" | "external_customer_id" | "created_at" | "updated_at">;

function person(
  first_name: string,
  last_name: string,
  date_of_birth: string,
  sex: "male" | "female",
): Person {
  return {
    first_name,
    last_name,
    date_of_birth,
    sex_at_birth: sex,
    email: null,
    address: {
      line_1: "1 Quay Street",
      line_2: null,
      city: "Bristol",
      postal_code: "BS1 4DB",
      country: "gb",
    },
    nationality: "gb",
    time_zone: "Europe/London",
    start_on: "2024-03-01",
    earliest_benefits_start_date: null,
    status: "active",
    object: "employee",
  };
}

/** The active employees of a world's group. */
export const worldEmployees: readonly Person[] = [
  person("Ada", "Okafor", "1988-04-12", "female"),
  person("Tomás", "Ferreira", "1979-10-30", "male"),
  person("Mei", "Lindqvist", "1995-02-28", "female"),
];
