// The whole of a page without React: an element for the person who is signed in.
const post = (path) => fetch(path, { method: "POST" }).then((response) => response.json());

const { me } = await fetch("/api/me").then((response) => response.json());
if (me?.role === "employee") {
  const enrolment = document.createElement("enrolkit-enrolment");
  Object.assign(enrolment, {
    baseUrl: me.base_url,
    employeeId: me.employee_id,
    groupId: me.group_id,
    subject: me.employee_id,
    headingLevel: 1,
    getSession: () => post("/api/enrolkit-session"),
  });
  // A real application would send it to its monitoring.
  enrolment.addEventListener("enrolkit-error", ({ detail }) => console.error(detail.message));
  document.querySelector("main").append(enrolment);
} else {
  location.assign("/");
}
